import { countWords, fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import type { AskedPrice } from './price-edits.ts';

export interface PriceQuestionProps {
  /** Nothing is asked where there is none. */
  asked: readonly AskedPrice[];
  onBack: () => void;
  onSave: () => void;
}

/** Asks whether odd prices are meant before anything is saved. */
export function PriceQuestion({ asked, onBack, onSave }: PriceQuestionProps) {
  const t = useTexts('prices');
  return (
    <Dialog
      open={asked.length > 0}
      onOpenChange={(open) => !open && onBack()}
      kind="alert"
      title={countWords(t.askTitle, asked.length)}
      description={t.askText}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            {t.askBack}
          </Button>
          <Button onClick={onSave}>{t.askSave}</Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {asked.map(({ id, name, before, price, odd }) => (
          <li key={id} className="border-warning border-l-4 pl-3">
            <p className="wrap-anywhere font-semibold">{name}</p>
            <p className="tabular-nums">
              {before === null
                ? formatUnitPrice(price)
                : fill(t.fromTo, { from: formatUnitPrice(before), to: formatUnitPrice(price) })}
            </p>
            <p className="text-ink-muted text-sm">
              {odd.doubt === 'largeShift'
                ? t.largeShift
                : fill(t.farBelowMedian, { median: formatUnitPrice(odd.compared) })}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
