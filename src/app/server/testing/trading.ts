import { buildAdmin, buildPayee, buildUser } from '../../../domains/accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../../domains/catalogue/server/factory.ts';
import type { OrderDisputes } from '../../../domains/deliveries/dispute-schema.ts';
import type { OrderReturns } from '../../../domains/deliveries/return-schema.ts';
import {
  countsOf,
  deliveriesOf,
  dispatch,
  driverCalls,
  reportOf,
} from '../../../domains/deliveries/server/testing.ts';
import type { Order } from '../../../domains/orders/schema.ts';
import type { Payouts } from '../../../domains/payments/payout-schema.ts';
import type { Payment, UnmatchedMoney } from '../../../domains/payments/schema.ts';
import { type Collecting, type PaidScene, sceneOf, somePhone } from './collecting.ts';
import { Steps } from './collecting-steps.ts';
import type { Visitor } from './test-server.ts';

/** A buyer, a supplier with two products, its driver and two admins, and what they do in any sequence. */
export interface Trade {
  readonly steps: Steps;
  readonly driver: ReturnType<typeof driverCalls>;
  readonly phone: string;
  readonly buyer: Visitor;
  readonly seller: Visitor;
  readonly admins: readonly [Visitor, Visitor];
  readonly supplierId: string;
  readonly productIds: readonly string[];
  /** From the cart, the oldest first. */
  readonly orders: PaidScene[];
  /** As if an order had been due. */
  passDay(one: PaidScene): Promise<unknown>;
  /** The open dispute of an order, by the order's id. */
  readonly disputes: Map<string, string>;
}

/** So many of each product there are. */
export const stockOfEach = 12;

export async function openTrade(at: Collecting): Promise<Trade> {
  const { server } = at;
  const { db } = server.database;
  const phone = somePhone();
  const proven = { phoneNumber: `+${phone}`, phoneVerifiedAt: new Date(), isVerified: true };
  const { id: contractorId } = await buildUser(db, proven);
  await db.insertInto('creditLimits').values({ contractorId, amount: '6000', days: 14 }).execute();
  const { id: supplierId } = await buildSupplier(db);
  await buildPayee(db, { supplierId });
  const product = async (price: string) =>
    (await buildProduct(db, { supplierId, unit: 'bag', stockQuantity: stockOfEach, price })).id;
  const admin = async () => server.signedIn((await buildAdmin(db)).id);
  return {
    steps: new Steps(at),
    driver: driverCalls(() => server),
    phone,
    buyer: await server.signedIn(contractorId),
    seller: await server.signedIn(supplierId),
    admins: [await admin(), await admin()],
    supplierId,
    productIds: [await product('750.00'), await product('333.35')],
    orders: [],
    passDay: ({ order }) =>
      db
        .updateTable('orders')
        .set({ deliveryDate: new Date(Date.now() - 60_000) })
        .where('id', '=', order.id)
        .execute(),
    disputes: new Map(),
  };
}

interface Taken {
  readonly trade: Trade;
  readonly one: PaidScene;
  /** 1 to 4: how much of it, or which way. */
  readonly size: number;
}
type Move = (taken: Taken) => Promise<unknown>;

/** What is refused changes nothing; what breaks fails the test. */
async function say<Body>(who: Visitor, url: string, body?: object): Promise<Body | null> {
  const { status, body: answer } = await who.post<Body>(url, body);
  if (status >= 500) throw new Error(`${url}: ${status} ${JSON.stringify(answer)}`);
  return status < 300 ? answer : null;
}

const urlOf = ({ order }: PaidScene, rest: string) => `/api/orders/${order.id}/${rest}`;
const read = async ({ buyer, order }: PaidScene) =>
  (await buyer.get<Order>(`/api/orders/${order.id}`)).body;
/** Nobody was asked, or the answer was a refusal. */
const refused = (error: Error) => {
  if (!/^(4\d\d |Nobody)/.test(error.message)) throw error;
};

/** @returns whether there is an order now */
export async function orderFromCart(trade: Trade, size: number): Promise<boolean> {
  const { buyer, seller, phone, supplierId, productIds, orders } = trade;
  const productId = productIds[size % productIds.length];
  await say(buyer, '/api/cart', { productId, quantity: size });
  const where = { deliveryAddress: 'Plot 7, Kilimani', deliveryCounty: 'Nairobi' };
  const made = await say<Order>(buyer, '/api/cart/checkout', { supplierId, ...where });
  if (made) orders.push(sceneOf(made, { phone, buyer, seller }));
  return made !== null;
}

const count: Move = async ({ trade, one, size }) => {
  const { deliveries } = await deliveriesOf(one);
  const trip = deliveries.find(({ status }) => status === 'dispatched' || status === 'reported');
  const [line] = trip?.lines ?? [];
  if (!trip || !line) return;
  const lost = (['short', 'damaged', 'refused'] as const)[size - 2];
  const delivered = String(Number(line.quantity) - 1);
  const said = lost ? { [line.orderItemId]: { delivered, [lost]: '1' } } : {};
  if (size % 2 === 0) {
    const lines = countsOf(trip, said);
    return say(one.buyer, urlOf(one, 'deliveries'), { deliveryId: trip.id, lines });
  }
  const report = reportOf(trip, { ...(trip.pin ? { pin: trip.pin } : {}), said });
  return trade.driver.report(trade.driver.linkOf(trip), report);
};

/** What the order waits for. */
const forward: Move = async (taken) => {
  const { one, size } = taken;
  const { status } = await read(one);
  if (status === 'placed') return say(one.seller, urlOf(one, 'confirm'));
  if (status === 'delivered') return say(one.buyer, urlOf(one, 'complete'));
  const { lines, deliveries } = await deliveriesOf(one);
  const isOnTheWay = deliveries.some((trip) => trip.status === 'dispatched');
  const free = lines.find((line) => Number(line.free) > 0);
  if (isOnTheWay || !free) return count(taken);
  const { orderItemId } = free;
  return dispatch(one, size === 4 ? [{ orderItemId, quantity: '1' }] : undefined);
};

/** One side asks, the other agrees. */
const byConsent =
  (body: (order: Order, size: number) => object): Move =>
  async ({ one, size }) => {
    const [asks, agrees] = size > 2 ? [one.seller, one.buyer] : [one.buyer, one.seller];
    const request = { reason: 'The site is closed', ...body(await read(one), size) };
    const asked = await say<Order>(asks, urlOf(one, 'requests'), request);
    const open = asked?.requests.find(({ status }) => status === 'open');
    if (open) await say(agrees, urlOf(one, `requests/${open.id}/accept`));
  };

const goodsBack: Move = async ({ one, size }) => {
  const { buyer, seller } = one;
  const { returns, returnable } = (await buyer.get<OrderReturns>(urlOf(one, 'returns'))).body;
  const [latest, line] = [returns[0], returnable[0]];
  if (latest?.status === 'asked') {
    const isDeclined = size === 4;
    const reason = { reason: 'Opened bags' };
    const answer = isDeclined ? 'decline' : 'agree';
    return say(seller, `/api/returns/${latest.id}/${answer}`, isDeclined ? reason : undefined);
  }
  if (latest?.status === 'agreed') {
    const lines = latest.lines.map(({ orderItemId, quantity }) => ({
      orderItemId,
      quantity: size === 3 ? '0' : quantity,
    }));
    return say(seller, `/api/returns/${latest.id}/receive`, { lines, isRestocked: size > 1 });
  }
  if (!line) return;
  const quantity = String(Math.min(size, Number(line.quantity)));
  const lines = [{ orderItemId: line.orderItemId, quantity }];
  return say(buyer, urlOf(one, 'returns'), { kind: 'surplus', lines });
};

const dispute: Move = async ({ trade, one, size }) => {
  const known = trade.disputes.get(one.order.id);
  if (known) {
    trade.disputes.delete(one.order.id);
    if (size === 1) return say(one.buyer, `/api/disputes/${known}/withdraw`);
    await say(one.seller, `/api/disputes/${known}/entries`, { text: 'It left whole' });
    const [admin] = trade.admins;
    const { disputes } = (await admin.get<OrderDisputes>(urlOf(one, 'disputes'))).body;
    const { outcomes = [], needsDay = false, lines = [] } = disputes[0]?.options ?? {};
    const outcome = outcomes[size % Math.max(1, outcomes.length)];
    const goods = lines.slice(0, 1).map(({ orderItemId }) => ({ orderItemId, quantity: '1' }));
    const deliveryDate = needsDay && outcome === 'continue' && new Date(Date.now() + 86_400_000);
    await say(admin, `/api/admin/disputes/${known}/decide`, {
      outcome,
      ...(outcome === 'cancel'
        ? { creditAmount: '0', keptAmount: size > 2 ? '33.3' : '0' }
        : { creditAmount: String(size * 80), lines: goods }),
      ...(deliveryDate && { deliveryDate: deliveryDate.toISOString() }),
      reason: 'So be it',
    });
    return trade.steps.settled();
  }
  const who = size > 3 ? one.seller : one.buyer;
  const { kinds } = (await who.get<OrderDisputes>(urlOf(one, 'disputes'))).body;
  const told = { kind: kinds[0] ?? 'short', text: 'A bag is missing' };
  const opened = await say<{ id: string }>(who, urlOf(one, 'disputes'), told);
  if (opened) trade.disputes.set(one.order.id, opened.id);
};

const transfer: Move = async ({ one, size }) => {
  const reference = `FT${crypto.randomUUID().slice(0, 10)}`;
  const body = { method: 'bank', amount: `${size * 150}.55`, reference };
  const made = await say<Payment>(one.buyer, urlOf(one, 'payments'), body);
  if (made && size < 4) await say(one.seller, `/api/payments/${made.id}/confirm`);
};

const reconcile: Move = async ({ trade, one, size }) => {
  const [admin] = trade.admins;
  const url = '/api/admin/receipts';
  const { body } = await admin.get<UnmatchedMoney[]>(`${url}/unmatched`);
  const money = body[size % Math.max(1, body.length)];
  if (!money || money.kind === 'refund_failed') return;
  const reason = { reason: 'As on the statement' };
  if (money.kind === 'reported') return say(admin, `${url}/${money.id}/dismiss`, reason);
  if (size === 4) await say(admin, `${url}/${money.id}/refund`, reason);
  else await say(admin, `${url}/${money.id}/assign`, { ...reason, orderNumber: one.order.number });
  return trade.steps.settled();
};

const payout: Move = async ({ trade, size }) => {
  const [maker, checker] = trade.admins;
  const made = await say<Payouts>(maker, '/api/admin/payouts');
  const draft = made?.batches.find(({ status }) => status === 'draft');
  if (!draft) return;
  const url = `/api/admin/payouts/${draft.id}`;
  const isApproved = size < 4 && (await say(checker, `${url}/approve`));
  if (!isApproved) await say(checker, `${url}/cancel`);
  else if (size < 3) await say(maker, `${url}/send`);
};

const byPhone =
  (fault: Parameters<Steps['ask']>[1]): Move =>
  async ({ trade, one, size }) =>
    trade.steps.ask(one, fault, { amount: String(size * 250) }).catch(refused);

export const moves = {
  ordered: ({ trade, size }) => orderFromCart(trade, size),
  forward,
  declined: ({ one }) => say(one.seller, urlOf(one, 'decline'), { reason: 'Sold out' }),
  cancelled: async ({ trade, one }) => {
    await say(one.buyer, urlOf(one, 'cancel'), { reason: 'Wrong bags' });
    await trade.steps.settled();
  },
  cancelledByConsent: byConsent(() => ({ kind: 'cancel' })),
  changedByConsent: byConsent(({ items }, size) => ({
    kind: 'change',
    items: items.slice(0, 1).map(({ id, quantity }) => ({
      orderItemId: id,
      quantity: String(Math.max(0, Number(quantity) - (size % 2))),
    })),
  })),
  counted: count,
  goodsBack,
  dispute,
  /** The day of its delivery passes. */
  overdue: ({ trade, one }) => trade.passDay(one),
  onCredit: ({ one, size }) =>
    size < 4
      ? say(one.buyer, urlOf(one, 'credit'))
      : one.buyer.send({ method: 'DELETE', url: urlOf(one, 'credit') }),
  paid: byPhone({ result: 0 }),
  paidInFull: ({ trade, one }) => trade.steps.ask(one, { result: 0 }).catch(refused),
  paidTwiceSaid: byPhone({ result: 0, callbacks: 2, callbackMs: 30 }),
  paidUnsaid: byPhone({ result: 0, callbacks: 0 }),
  refusedByPhone: byPhone({ result: 1032 }),
  unanswered: byPhone({}),
  answered: async ({ trade, one }) => {
    const answer = async () => trade.steps.answer(one, 0);
    await answer().catch(refused);
    await trade.steps.settled();
  },
  card: ({ trade, one }) => trade.steps.payByCard(one).catch(refused),
  paybill: ({ trade, one, size }) =>
    trade.steps.paybill(size === 4 ? 'NOBODY' : one.order.number, size * 275, {
      confirmations: size - 1,
    }),
  transfer,
  /** A transfer that still waits. */
  confirmed: async ({ one }) => {
    const { payments } = await one.sums();
    const known = payments.find((each) => each.method === 'bank' && each.status === 'pending');
    if (known) await say(one.seller, `/api/payments/${known.id}/confirm`);
  },
  reversed: async ({ one }) => {
    const { payments } = await one.sums();
    const known = payments.find((each) => each.method === 'bank' && each.status === 'confirmed');
    if (known) await say(one.seller, `/api/payments/${known.id}/reverse`, { reason: 'Bounced' });
  },
  reconcile,
  payout,
  later: ({ trade }) => trade.steps.afterwards(200),
} satisfies Readonly<Record<string, Move>>;
