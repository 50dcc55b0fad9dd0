import { fill } from '../../../../messages/index.ts';
import type { Copy } from '../../copy/copy.ts';
import type { ChatLink } from '../../schema.ts';
import type { Db } from '../deps.ts';
import { selectNewestOrders, selectOrdersByNumber } from '../queries/own-orders.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import { namedAnswer, ordersAnswer } from './own-orders.ts';
import { namedRequests } from './service-answers.ts';
import type { Said, Turn } from './turn.ts';

const shown = 3;

/** Where the caller's own orders stand, or its requests where it asks for those or has no orders. */
export async function statusAnswer(deps: Db, turn: Turn): Promise<Said> {
  const { actor, copy, parsed } = turn;
  const { numbers } = turn.orders;
  if (numbers.length > 0)
    return namedAnswer(turn, await selectOrdersByNumber(deps.db, actor.id, numbers));
  const orders = await selectNewestOrders(deps.db, actor.id, shown);
  if (parsed.acts.asksOfRequests || orders.length === 0) {
    const rfqs = await namedRequests(turn);
    if (rfqs.length > 0) return requestsAnswer(rfqs.slice(0, shown), copy);
  }
  return orders.length === 0 ? { response: copy.orders.none } : ordersAnswer(turn, orders);
}

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
