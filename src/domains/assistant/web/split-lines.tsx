import { fill } from '../../../messages/index.ts';
import { formatMoney, formatUnitPrice } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { SplitShare } from '../schema.ts';
import { type SplitKind, sharePlace } from './figure-places.ts';
import { useRow } from './use-shown-places.ts';

interface SplitLinesProps {
  kind: SplitKind;
  total: string;
  /** What it costs less than the best single supplier. */
  saving?: string;
  shares: readonly SplitShare[];
}

/** Every line of a split by its supplier, whoever that is. */
export function SplitLines({ kind, total, saving, shares }: SplitLinesProps) {
  const t = useTexts('assistant');
  const words = kind === 'mix' ? t.splitAsked : t.splitBest;
  return (
    <details className="border-line border-t">
      <summary className="disclosure text-brand text-sm underline">
        {fill(words, { total: formatMoney(total) })}
      </summary>
      <ol className="grid gap-2 pb-2">
        {shares.map((share) => (
          <Share key={share.quotationId} kind={kind} share={share} />
        ))}
      </ol>
      {saving !== undefined && (
        <p className="pb-2 text-ink-muted text-sm">
          {fill(t.splitSaving, { amount: formatMoney(saving) })}
        </p>
      )}
    </details>
  );
}

function Share({ kind, share }: { kind: SplitKind; share: SplitShare }) {
  const t = useTexts('assistant');
  const quantityWords = useQuantityWords();
  const typeWords = useTypeWords();
  const { quotationId, supplierName, total, lines } = share;
  return (
    <li {...useRow(sharePlace(kind, quotationId), 'grid gap-0.5 text-sm')}>
      <span className="wrap-anywhere">{supplierName}</span>
      <ul className="grid gap-0.5">
        {lines.map(({ rfqItemId, lineNo, productName, quantity, unit, unitPrice }) => (
          <li key={rfqItemId} className="wrap-anywhere">
            <span className="text-ink-muted tabular-nums">{lineNo}.</span> {typeWords(productName)}:{' '}
            {quantityWords(quantity, unit)} ×{' '}
            <span className="whitespace-nowrap">{formatUnitPrice(unitPrice)}</span>
          </li>
        ))}
      </ul>
      <span className="text-ink-muted">
        {t.quoteLanded} <Money amount={total} />
      </span>
    </li>
  );
}
