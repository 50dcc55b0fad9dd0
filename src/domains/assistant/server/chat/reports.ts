import { fill } from '../../../../messages/index.ts';
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
  fill(copy.rfqState, {
    title: rfq.title,
    status: copy.status[rfq.status],
    count: rfq.quotationCount ?? 0,
  });

const shillings = (amount: string) => Number(amount).toLocaleString('en-KE');

/** A comparison in words; every figure stands in it. */
export function comparisonWords({ title, quotations }: ComparisonAnswer, copy: Copy): string {
  const [best, next] = quotations;
  if (!best) return copy.noQuotes;
  const words = fill(next ? copy.compared : copy.comparedOne, {
    title,
    count: quotations.length,
    best: best.supplierName,
    total: shillings(best.totalAmount),
    days: best.deliveryTime === null ? '' : fill(copy.days, { days: best.deliveryTime }),
    covered: best.coveredLines,
    lines: best.lines,
  });
  return words + scoreWords(best, copy) + nextWords(next, copy) + copy.comparedNote;
}

const scoreWords = ({ aiScore }: ComparedQuote, copy: Copy) =>
  aiScore === null ? '' : fill(copy.comparedScore, { score: aiScore });

const nextWords = (next: ComparedQuote | undefined, copy: Copy) =>
  next
    ? fill(copy.comparedNext, { name: next.supplierName, total: shillings(next.totalAmount) })
    : '';
