import { fill } from '../../../../messages/index.ts';
import { formatDate, nairobiDay } from '../../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import { owedFor, paidState } from '../../../orders/paid-rules.ts';
import { type OrderStatus, orderMachine } from '../../../orders/rules.ts';
import type { ChatLink } from '../../schema.ts';
import type { OrderAspect } from '../../understanding/order-words.ts';
import type { OwnOrder } from '../queries/own-orders.ts';
import type { Said, Turn } from './turn.ts';

/** The page of all orders; each has its own below. */
export const ordersPath = '/orders';

/** So many numbers are repeated of those that name no order. */
const mostMissing = 3;

/** Orders that were asked for by their numbers, and which of these are none of the caller's. */
export function namedAnswer(turn: Turn, named: readonly OwnOrder[]): Said {
  const { orders: asked, copy } = turn;
  const known = new Set(named.map(({ number }) => number));
  const missing = asked.numbers.filter((number) => !known.has(number));
  const answer = ordersAnswer(turn, named);
  if (missing.length === 0) return answer;
  const number = missing.slice(0, mostMissing).join(', ');
  const none = fill(copy.orders.noSuch, { number });
  const all = { label: copy.orders.list, href: ordersPath };
  return {
    response: [answer.response, none].filter(Boolean).join(' '),
    links: [...answer.links, all],
  };
}

export function ordersAnswer(turn: Turn, orders: readonly OwnOrder[]) {
  const { aspect } = turn.orders;
  const toUs = { label: turn.copy.links.contact, href: '/#contact' };
  const pages = orders.map(
    ({ id, number }): ChatLink => ({ label: number, href: `${ordersPath}/${id}` }),
  );
  return {
    response: orders.map((order) => words[aspect](spoken(turn, order))).join('\n'),
    links: aspect === 'return' && pages.length > 0 ? [...pages, toUs] : pages,
  };
}

interface Spoken extends Pick<Turn, 'copy' | 'language' | 'now'> {
  readonly order: OwnOrder;
  /** What stands in every sentence. */
  readonly names: Readonly<Record<'number' | 'supplier' | 'status', string>>;
}

const spoken = ({ copy, language, now }: Turn, order: OwnOrder): Spoken => ({
  copy,
  language,
  now,
  order,
  names: {
    number: order.number,
    supplier: nameOfSupplier(order.supplierName, copy.quotes.unnamedSupplier),
    status: copy.status[order.status],
  },
});

const words: Readonly<Record<OrderAspect, (of: Spoken) => string>> = {
  cancel: cancelWords,
  payment: paymentWords,
  arrival: arrivalWords,
  amount: ({ copy: { orders }, order, names }) =>
    fill(orders.amount, {
      ...names,
      lines: fill(order.lines === 1 ? orders.lines.one : orders.lines.many, { count: order.lines }),
      total: formatUnitPrice(order.totalAmount),
    }),
  change: ({ copy, names }) => fill(copy.orders.change, names),
  return: ({ copy, names }) => fill(copy.orders.returning, names),
  state: stateWords,
};

const isHere = (status: OrderStatus) => status === 'delivered' || status === 'completed';

/** How it stands, and for when it was promised while it is on its way. */
function stateWords({ copy: { orders }, language, order, names }: Spoken): string {
  const state = fill(orders.state, names);
  const due = isHere(order.status) || order.status === 'cancelled' ? null : dueOf(order);
  return due ? state + fill(orders.promised, { date: formatDate(due, language) }) : state;
}

/** The promised day; null where the quotation names none. */
const dueOf = ({ createdAt, promisedDays }: OwnOrder) =>
  promisedDays === null ? null : new Date(createdAt.getTime() + promisedDays * 86_400_000);

/** Its buyer cancels an order on its page until the supplier has confirmed it; then the two sides agree on it. */
function cancelWords({ copy: { orders }, order, names }: Spoken): string {
  const { status } = order;
  if (status === 'cancelled') return fill(orders.cancelled, names);
  if (orderMachine.stepsOf(status, 'buyer', order).includes('cancel'))
    return fill(orders.cancelYourself, names);
  if (status === 'placed') return fill(orders.cancelAfterMoney, names);
  return fill(isHere(status) ? orders.tooLate : orders.withSupplier, names);
}

/** Paid is what was confirmed; what waits to be confirmed is said beside it. Nothing is owed for what is cancelled. */
function paymentWords({ copy: { orders }, order, names }: Spoken): string {
  const paid = formatUnitPrice(order.amountPaid);
  const money = { ...names, paid, total: formatUnitPrice(order.totalAmount) };
  const state = paidState(order);
  if (state === 'paid') return fill(orders.paid, money);
  const owed = owedFor(order);
  if (owed === null) {
    const words = state === 'partly' ? orders.cancelledPaid : orders.cancelledUnpaid;
    return fill(words, money);
  }
  const words = state === 'partly' ? orders.paidPartly : orders.unpaid;
  const stands = fill(words, { ...money, owed: formatUnitPrice(owed) });
  const waits = toCents(order.amountPending) > 0n;
  const amount = formatUnitPrice(order.amountPending);
  return stands + fill(waits ? orders.pending : orders.record, { ...names, amount });
}

/** The day that was promised, counted from the award on, and the day that was asked for. */
function arrivalWords({ copy, language, now, order, names }: Spoken): string {
  const { orders } = copy;
  const { status, promisedDays: days, deliveryDate } = order;
  const due = dueOf(order);
  if (isHere(status)) return fill(orders.arrived, names);
  if (status === 'cancelled') return fill(orders.notComing, names);
  const needed = deliveryDate
    ? fill(orders.neededBy, { date: formatDate(deliveryDate, language) })
    : '';
  if (days === null || due === null)
    return fill(orders.unpromised, names) + needed + orders.askThem;
  const count = days === 1 ? copy.dayCountOne : fill(copy.dayCount, { days });
  const promised = fill(days === 0 ? orders.arrivesSameDay : orders.arrives, {
    ...names,
    date: formatDate(due, language),
    days: count,
  });
  return promised + (nairobiDay(due) < now ? fill(orders.dayPassed, names) : needed);
}
