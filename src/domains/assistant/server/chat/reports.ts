import { fill } from '../../../../messages/index.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { OrderSummary } from '../../../orders/schema.ts';
import { listOrders } from '../../../orders/server/public.ts';
import type { Rfq } from '../../../rfqs/schema.ts';
import { listRfqs } from '../../../rfqs/server/public.ts';
import type { Copy } from '../../copy/en.ts';
import type { Db } from '../deps.ts';
import type { Turn } from './turn.ts';

const shown = 3;

/** Where the caller's own orders stand, or its requests where it asks for those or has no orders. */
export async function statusWords(deps: Db, { actor, copy, text }: Turn): Promise<string> {
  const list = await listOrders(deps.db, actor, { limit: 20 } as Parameters<typeof listOrders>[2]);
  const orders = JSON.parse((await list.part()).json) as OrderSummary[];
  const asksForRfq = /\brfqs?\b|\bquot|\brequest|\bombi|\brespond|\brepl/.test(text);
  if (asksForRfq || orders.length === 0) {
    const own = await listRfqs(deps, actor, { limit: shown });
    const rfqs = JSON.parse((await own.part()).json) as Rfq[];
    if (rfqs.length > 0) return rfqs.map((rfq) => rfqWords(rfq, copy)).join(' ');
  }
  if (orders.length === 0) return copy.noOrders;
  const named = orders.filter(({ number }) => text.includes(number.toLowerCase()));
  return (named.length > 0 ? named : orders)
    .slice(0, shown)
    .map((order) =>
      fill(copy.order, {
        number: order.number,
        supplier: nameOfSupplier(order.supplierId, order.supplier.companyName),
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
