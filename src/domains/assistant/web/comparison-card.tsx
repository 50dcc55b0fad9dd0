import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import type { ComparisonAnswer } from '../schema.ts';

/** The quotations on one request, best first, and the way to its comparison. */
export function ComparisonCard({ comparison }: { comparison: ComparisonAnswer }) {
  const t = useTexts('assistant');
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface-raised p-3">
      <h3 className="font-semibold">{comparison.title}</h3>
      <ol className="grid gap-1">
        {comparison.quotations.map((quotation) => (
          <li
            key={quotation.quotationId}
            className="flex justify-between gap-2 border-line border-t pt-1 text-sm"
          >
            <span className="min-w-0">
              <span className="block">{quotation.supplierName}</span>
              <span className="block text-ink-muted">
                {[
                  fill(t.quoteLines, { covered: quotation.coveredLines, lines: quotation.lines }),
                  quotation.deliveryTime === null
                    ? ''
                    : fill(t.quoteDays, { days: quotation.deliveryTime }),
                  quotation.expired ? t.quoteExpired : '',
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </span>
            <span className="font-semibold tabular-nums">
              <Money amount={quotation.totalAmount} />
            </span>
          </li>
        ))}
      </ol>
      <Link to={`/rfqs/${comparison.rfqId}`} className="link inline-flex min-h-11 items-center">
        {t.compare}
      </Link>
    </section>
  );
}
