import { countWords, fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import type { PriceEditing } from './use-price-edits.ts';

/** Asks whether odd prices are meant before anything is saved. */
export function PriceQuestion({ editing }: { editing: PriceEditing }) {
  const t = useTexts('prices');
  const { asked, closeQuestion, save } = editing;
  return (
    <Dialog
      open={asked.length > 0}
      onOpenChange={(open) => !open && closeQuestion()}
      kind="alert"
      title={countWords(t.askTitle, asked.length)}
      description={t.askText}
      footer={
        <>
          <Button variant="outline" onClick={closeQuestion}>
            {t.askBack}
          </Button>
          <Button onClick={() => save(true)}>{t.askSave}</Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {asked.map(({ product, price, doubt }) => (
          <li key={product.id} className="border-warning border-l-4 pl-3">
            <p className="wrap-anywhere font-semibold">{product.name}</p>
            <p className="tabular-nums">
              {fill(t.fromTo, { from: formatUnitPrice(product.price), to: formatUnitPrice(price) })}
            </p>
            <p className="text-ink-muted text-sm">
              {doubt === 'largeShift'
                ? t.largeShift
                : fill(t.farBelowMedian, { median: formatUnitPrice(product.countyMedian ?? '0') })}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
