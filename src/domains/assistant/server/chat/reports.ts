import { fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { OrderSummary } from '../../../orders/schema.ts';
import { listOrders } from '../../../orders/server/public.ts';
import type { RfqDeps } from '../../../rfqs/server/public.ts';
import type { Copy } from '../../copy/en.ts';
import type { ComparedQuote, ComparisonAnswer } from '../../schema.ts';
import { ownRfqs } from './quotes.ts';
import type { Turn } from './turn.ts';

const shown = 3;

/** Where the caller's own orders stand, or its requests where it asks for those or has no orders. */
export async function statusWords(deps: RfqDeps, { actor, copy, text }: Turn): Promise<string> {
  const list = await listOrders(deps.db, actor, { limit: 20 } as Parameters<typeof listOrders>[2]);
  const orders = JSON.parse((await list.part()).json) as OrderSummary[];
  const asksForRfq = /\brfqs?\b|\bquot|\brequest|\bombi|\brespond|\brepl/.test(text);
  if (asksForRfq || orders.length === 0) {
    const rfqs = (await ownRfqs(deps, actor)).slice(0, shown);
    if (rfqs.length > 0) return rfqs.map((rfq) => rfqWords(rfq, copy)).join(' ');
  }
  if (orders.length === 0) return copy.noOrders;
  const named = orders.filter(({ number }) => text.includes(number.toLowerCase()));
  return (named.length > 0 ? named : orders)
    .slice(0, shown)
    .map((order) =>
      fill(copy.order, {
        number: order.number,
        supplier: order.supplier.companyName ?? order.supplierId.slice(0, 8),
        status: copy.status[order.status],
      }),
    )
    .join(' ');
}

const rfqWords = (
  rfq: { title: string; status: keyof Copy['status']; quotationCount?: number },
  copy: Copy,
) =>
  fill(rfq.quotationCount === 1 ? copy.rfqStateOne : copy.rfqState, {
    title: rfq.title,
    status: copy.status[rfq.status],
    count: rfq.quotationCount ?? 0,
  });

/** The words around it say KSh. */
const shillings = (amount: string) => formatMoney(amount).replace('KSh ', '');

/** A comparison in words; every figure stands in it. */
export function comparisonWords(comparison: ComparisonAnswer, copy: Copy): string {
  const [best, next] = comparison.quotations;
  if (!best) return copy.noQuotes;
  const pattern = !next
    ? copy.comparedOne
    : best.rank === null
      ? copy.comparedPartly
      : copy.compared;
  const words = fill(pattern, {
    title: comparison.title,
    count: comparison.count,
    best: best.supplierName,
    total: shillings(best.landedTotal),
    days:
      best.deliveryTime === null
        ? ''
        : fill(best.deliveryTime === 1 ? copy.daysOne : copy.days, { days: best.deliveryTime }),
    covered: best.coveredLines ?? 0,
    lines: best.lines,
  });
  return [
    words,
    next ? '' : coverWords(best, copy),
    best.isAwardable ? '' : copy.comparedDead,
    best.aiScore === null ? '' : fill(copy.comparedScore, { score: best.aiScore }),
    nextWords(next, copy),
    splitWords(comparison, copy),
    copy.comparedNote,
  ].join('');
}

function coverWords({ coveredLines, lines }: ComparedQuote, copy: Copy): string {
  if (coveredLines === null) return copy.comparedLumpSum;
  return lines === 0 ? '' : fill(copy.comparedCovers, { covered: coveredLines, lines });
}

/** Which part of the request a quotation covers, where it is not all of it. */
const partOf = ({ coveredLines, lines }: ComparedQuote, copy: Copy) =>
  coveredLines === null || coveredLines === lines
    ? ''
    : fill(copy.comparedNextLines, { covered: coveredLines, lines });

const nextWords = (next: ComparedQuote | undefined, copy: Copy) =>
  next
    ? fill(copy.comparedNext, {
        name: next.supplierName,
        total: shillings(next.landedTotal),
        lines: partOf(next, copy),
      })
    : '';

const splitWords = ({ split }: ComparisonAnswer, copy: Copy) =>
  split
    ? fill(copy.comparedSplit, {
        total: shillings(split.total),
        saving: shillings(split.saving),
      })
    : '';
