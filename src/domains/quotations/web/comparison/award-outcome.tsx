import { CircleAlert } from 'lucide-react';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents } from '../../../../shared/money.ts';
import { cx } from '../../../../ui/cx.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import type { DeliveryShare } from '../../delivery-share-rules.ts';
import { type Left, leftWords } from './left-words.ts';

/** What else should be known before an award: what each delivery costs, what is left, and who else hears of it. */

/** What the delivery of one order costs, and how much of the order that is. */
export function DeliveryLine({ share, isFurther }: { share: DeliveryShare; isFurther: boolean }) {
  const t = useTexts('comparison');
  const words = { amount: formatUnitPrice(fromCents(share.cost)), percent: String(share.percent) };
  return (
    <p
      className={cx(
        'w-full text-sm tabular-nums',
        share.isLarge ? 'flex gap-2 font-semibold text-warning' : 'text-ink-muted',
      )}
    >
      {share.isLarge && <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />}
      <span>
        {fill(share.isLarge ? t.deliveryLarge : t.deliveryShare, words)}
        {isFurther && ` ${t.deliveryAgain}`}
      </span>
    </p>
  );
}

const linesShown = 5;

/** The lines and quantities that nobody is given, and what can be done about them. */
export function LeftOpen({ left }: { left: Left }) {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  const more = left.count - Math.min(left.lines.length, linesShown);
  return (
    <div className="grid gap-1 rounded-lg bg-surface-raised p-3">
      <h3 className="font-sans font-semibold text-base">{t.notAwarded}</h3>
      {left.lines.length > 0 ? (
        <ul className="tabular-nums">
          {left.lines.slice(0, linesShown).map(({ id, name, quantity, unit }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="font-semibold">{words(quantity, unit)}</span>
            </li>
          ))}
          {more > 0 && <li>{countWords(t.moreLines, more)}</li>}
        </ul>
      ) : (
        <p>{leftWords(left, t)}</p>
      )}
      <p className="text-ink-muted text-sm">{t.leftLater}</p>
    </div>
  );
}

/** How many of the other quotations are turned down, or stay undecided. */
export function OtherQuotations({ rejected, kept }: { rejected: number; kept: number }) {
  const t = useTexts('comparison');
  if (kept > 0) return <p>{fill(kept === 1 ? t.oneKept : t.manyKept, { count: kept })}</p>;
  if (rejected === 0) return null;
  return <p>{fill(rejected === 1 ? t.oneRejected : t.manyRejected, { count: rejected })}</p>;
}
