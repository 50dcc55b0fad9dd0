import {
  asksOfThatOrder,
  type OrderAspect,
  orderAspect,
  orderNumbersIn,
} from '../../understanding/order-words.ts';
import type { SessionData } from '../queries/sessions.ts';

/** The page of all orders; each has its own below. */
export const ordersPath = '/orders';

/** What a message asks of orders. */
export interface OrdersAsked {
  /** As they are written; empty where none is named. */
  readonly numbers: readonly string[];
  readonly aspect: OrderAspect;
}

/** The orders that a message names, or that it means because they were spoken of just now. */
export function ordersAsked(text: string, { messages }: SessionData): OrdersAsked {
  const aspect = orderAspect(text);
  const numbers = orderNumbersIn(text);
  if (numbers.length > 0 || !asksOfThatOrder(text)) return { numbers, aspect };
  const links = messages.findLast(({ type }) => type === 'ai')?.data?.links ?? [];
  const spokenOf = links.filter(({ href }) => href.startsWith(`${ordersPath}/`));
  return { numbers: spokenOf.map(({ label }) => label), aspect };
}
