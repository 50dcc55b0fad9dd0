import { fill } from '../../../../messages/index.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { Copy } from '../../copy/en.ts';
import type { ChatLink } from '../../schema.ts';
import { asksOfRequests, orderNumbersIn } from '../../understanding/order-words.ts';
import type { Db } from '../deps.ts';
import { type OwnOrder, selectNewestOrders, selectOrdersByNumber } from '../queries/own-orders.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import { namedRequests } from './service-answers.ts';
import type { Said, Turn } from './turn.ts';

const shown = 3;

/** Where the caller's own orders stand, or its requests where it asks for those or has no orders. */
export async function statusAnswer(deps: Db, turn: Turn): Promise<Said> {
  const { actor, copy, text } = turn;
  const numbers = orderNumbersIn(text);
  if (numbers.length > 0) {
    const named = await selectOrdersByNumber(deps.db, actor.id, numbers);
    return namedAnswer(named, numbers, copy);
  }
  const orders = await selectNewestOrders(deps.db, actor.id, shown);
  if (asksOfRequests(text) || orders.length === 0) {
    const rfqs = await namedRequests(turn);
    if (rfqs.length > 0) return requestsAnswer(rfqs.slice(0, shown), copy);
  }
  return orders.length === 0 ? { response: copy.noOrders } : ordersAnswer(orders, copy);
}

/** Orders that were asked for by their numbers, and which of these are none of the caller's. */
function namedAnswer(named: readonly OwnOrder[], numbers: readonly string[], copy: Copy): Said {
  const known = new Set(named.map(({ number }) => number));
  const missing = numbers.filter((number) => !known.has(number));
  const { response, links } = ordersAnswer(named, copy);
  if (missing.length === 0) return { response, links };
  const none = fill(copy.noSuchOrder, { number: missing.join(', ') });
  return { response: [response, none].filter(Boolean).join(' '), links };
}

const ordersAnswer = (orders: readonly OwnOrder[], copy: Copy) => ({
  response: orders
    .map(({ number, supplierId, supplierName, status }) =>
      fill(copy.order, {
        number,
        supplier: nameOfSupplier(supplierId, supplierName, copy.quotes.unnamedSupplier),
        status: copy.status[status],
      }),
    )
    .join(' '),
  links: orders.map(({ id, number }): ChatLink => ({ label: number, href: `/orders/${id}` })),
});

const requestsAnswer = (rfqs: readonly OwnRfq[], copy: Copy) => ({
  response: rfqs
    .map(({ title, status, quotationCount: count }) =>
      fill(count === 1 ? copy.rfqStateOne : copy.rfqState, {
        title,
        status: copy.status[status],
        count,
      }),
    )
    .join(' '),
  links: rfqs.map(({ id, title }): ChatLink => ({ label: title, href: `/rfqs/${id}` })),
});
