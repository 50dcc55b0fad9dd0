import { MessageSquareText } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useQuantityWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import type { ComparedLine, ComparedQuote, ComparisonAnswer } from '../schema.ts';

/** The quotations on one request, best first, the lines their figures are of, and the way to the award. */
export function ComparisonCard({ comparison }: { comparison: ComparisonAnswer }) {
  const t = useTexts('assistant');
  const { quotations, count, rfqId, title } = comparison;
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface-raised p-3">
      <h3 className="wrap-anywhere font-semibold">{title}</h3>
      {quotations.length > 0 && (
        <ol className="grid gap-1">
          {quotations.map((quotation) => (
            <Quote key={quotation.quotationId} quotation={quotation} />
          ))}
        </ol>
      )}
      {count > quotations.length && (
        <p className="text-ink-muted text-sm">
          {fill(t.quotesMore, { count: count - quotations.length })}
        </p>
      )}
      <LinkButton to={count > 0 ? `/rfqs/${rfqId}#comparison` : `/rfqs/${rfqId}`} variant="outline">
        {count > 0 ? t.compare : t.draftOpen}
      </LinkButton>
    </section>
  );
}

function Quote({ quotation }: { quotation: ComparedQuote }) {
  const t = useTexts('assistant');
  const { coveredLines: covered, lines, deliveryTime: days, state } = quotation;
  const coverWords = () => {
    if (covered === null) return t.quoteLumpSum;
    return lines === 1 && covered === 1 ? t.quoteOneLine : fill(t.quoteLines, { covered, lines });
  };
  const notes = [
    coverWords(),
    days === null ? '' : fill(days === 1 ? t.quoteDaysOne : t.quoteDays, { days }),
    state === 'live' ? '' : t.quoteStates[state],
  ].filter((note) => note !== '');
  return (
    <li className="border-line border-t pt-1 text-sm">
      <div className="flex items-center justify-between gap-2">
        <span className="wrap-anywhere min-w-0 flex-1">{quotation.supplierName}</span>
        <span className="font-semibold">
          <Money amount={quotation.landedTotal} />
        </span>
        {quotation.supplierId && (
          <LinkButton
            to={`/messages/${quotation.supplierId}`}
            variant="ghost"
            className="btn-icon -mr-2 shrink-0"
            aria-label={fill(t.messageNamed, { supplier: quotation.supplierName })}
            title={t.messageSupplier}
          >
            <MessageSquareText aria-hidden="true" />
          </LinkButton>
        )}
      </div>
      <p className="text-ink-muted">{notes.join(' · ')}</p>
      {quotation.priced.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-brand underline">
            {fill(t.quotePrices, { supplier: quotation.supplierName })}
          </summary>
          <ul className="grid gap-1 pb-2">
            {quotation.priced.map((line) => (
              <PricedLine key={line.rfqItemId} line={line} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function PricedLine({ line }: { line: ComparedLine }) {
  const t = useTexts('assistant');
  const quantityWords = useQuantityWords();
  const { productName, quantity, unit, unitPrice, normalizedUnitPrice, normalizedUnit } = line;
  return (
    <li className="grid gap-0.5">
      <span className="wrap-anywhere">
        {productName}: {quantityWords(quantity, unit)} × {formatUnitPrice(unitPrice)}
      </span>
      <span className="flex flex-wrap gap-x-2 text-ink-muted">
        <span>
          {t.quoteLanded} <Money amount={line.landedTotal} />
        </span>
        {normalizedUnitPrice !== null && normalizedUnit !== null && (
          <UnitPrice price={Number(normalizedUnitPrice).toFixed(2)} unit={normalizedUnit} />
        )}
      </span>
    </li>
  );
}
