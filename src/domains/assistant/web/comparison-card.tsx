import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
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
      <ol className="grid gap-1">
        {quotations.map((quotation) => (
          <Quote key={quotation.quotationId} quotation={quotation} />
        ))}
      </ol>
      {count > quotations.length && (
        <p className="text-ink-muted text-sm">
          {fill(t.quotesMore, { count: count - quotations.length })}
        </p>
      )}
      <Link
        to={`/rfqs/${rfqId}#comparison`}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {t.compare}
      </Link>
    </section>
  );
}

function Quote({ quotation }: { quotation: ComparedQuote }) {
  const t = useTexts('assistant');
  const { coveredLines: covered, lines, deliveryTime: days, state } = quotation;
  const notes = [
    covered === null ? t.quoteLumpSum : fill(t.quoteLines, { covered, lines }),
    days === null ? '' : fill(days === 1 ? t.quoteDaysOne : t.quoteDays, { days }),
    state === 'live' ? '' : t.quoteStates[state],
  ].filter((note) => note !== '');
  return (
    <li className="border-line border-t pt-1 text-sm">
      <div className="flex justify-between gap-2">
        <span className="wrap-anywhere min-w-0">{quotation.supplierName}</span>
        <span className="font-semibold">
          <Money amount={quotation.landedTotal} />
        </span>
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
  const { productName, quantity, unit, unitPrice, normalizedUnitPrice, normalizedUnit } = line;
  return (
    <li className="grid gap-0.5">
      <span className="wrap-anywhere">
        {productName}: {formatNumber(Number(quantity))} {unit} × {formatUnitPrice(unitPrice)}
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
