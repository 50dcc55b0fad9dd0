import { PackageOpen } from 'lucide-react';
import { countWords } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { useMay } from '../../accounts/web/public.tsx';
import { leftOf } from '../rules.ts';
import type { Rfq, RfqItem, RfqRemainder } from '../schema.ts';

const linesShown = 6;

interface RfqRemainderCardProps {
  rfq: Pick<Rfq, 'id'>;
  items: readonly RfqItem[];
  remainder: RfqRemainder;
}

/** What is left of an RFQ that is awarded in part, and the two ways on with it. */
export function RfqRemainderCard({ rfq, items, remainder }: RfqRemainderCardProps) {
  const t = useTexts('rfqs');
  const may = useMay();
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  const left = items.filter((item) => leftOf(item) > 0);
  const more = left.length - linesShown;
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-5" aria-labelledby="rfq-remainder">
      <h2 id="rfq-remainder" className="flex items-center gap-2 text-xl">
        <PackageOpen className="size-6 flex-none text-brand" aria-hidden="true" />
        {t.remainder}
      </h2>
      {!remainder.hasOrder && <p className="font-semibold">{t.allCancelled}</p>}
      {left.length > 0 && (
        <ul className="divide-y divide-line">
          {left.slice(0, linesShown).map((item) => (
            <li key={item.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">{typeWords(item.productName)}</span>
              <span className="font-semibold tabular-nums">{words(leftOf(item), item.unit)}</span>
            </li>
          ))}
          {more > 0 && (
            <li className="py-1.5 text-ink-muted">{countWords(t.remainderMore, more)}</li>
          )}
        </ul>
      )}
      <p className="text-ink-muted">
        {!remainder.canAward
          ? t.remainderNobody
          : remainder.hasOrder
            ? t.remainderText
            : t.remainderAgain}
      </p>
      <div className="flex flex-wrap gap-2">
        {remainder.canAward && may('POST /api/rfqs/:id/award') && (
          <a href="#comparison" className={buttonClass({})}>
            {remainder.hasOrder ? t.awardMore : t.awardAgain}
          </a>
        )}
        {left.length > 0 && may('POST /api/rfqs') && (
          <LinkButton
            to={`/rfqs/new?remainder=${rfq.id}`}
            variant={remainder.canAward ? 'outline' : 'primary'}
          >
            {t.newForRemainder}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
