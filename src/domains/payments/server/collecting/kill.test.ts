import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  type PaidScene,
  paidScene,
  sceneOf,
  somePhone,
} from '../../../../app/server/testing/collecting.ts';
import { Steps } from '../../../../app/server/testing/collecting-steps.ts';
import { buildAdmin, buildPayee, buildUser } from '../../../accounts/server/factory.ts';
import type { Order } from '../../../orders/schema.ts';
import { buildOrderFromStock } from '../../../orders/server/factory.ts';
import type { Payouts } from '../../payout-schema.ts';
import type { UnmatchedMoney } from '../../schema.ts';

/** A process dies between any two steps; the job that it was at is done again, and the books balance. */

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

const db = () => at.server.database.db;

async function healed(): Promise<void> {
  for (const seconds of [40, 40, 60]) await steps.afterwards(seconds);
}

async function expectBalanced(): Promise<void> {
  const { bank = 0, receivable = 0, ...collected } = await ledgerSums(at);
  expect(bank + receivable).toBe(0);
  expect(Object.values(collected).reduce((sum, cents) => sum + cents, 0)).toBe(0);
}

const bookings = ({ order }: PaidScene) =>
  at.server.database.db
    .selectFrom('ledgerTransactions')
    .select('kind')
    .where('orderId', '=', order.id)
    .orderBy('createdAt')
    .execute();

describe.each([
  'request claimed',
  'request sent',
  'reply stored',
  'callback taken up',
  'status known',
  'receipt taken',
  'payment confirmed',
  'payment booked',
])('dying at "%s"', (step) => {
  it('credits the payment once in the end, unless the phone was never asked', async () => {
    at.forget();
    const one = await paidScene(at);
    at.dieAt(step);
    await steps.ask(one, { result: 0 });
    await healed();
    await expectBalanced();
    const { amountPaid, payments } = await one.sums();
    if (step === 'request claimed') {
      await steps.afterwards(300);
      expect((await one.payment(payments[0]?.id ?? '')).status).toBe('expired');
      const prompts = [...at.simulator.state.prompts.values()];
      expect(prompts.some(({ phone }) => phone === one.phone)).toBe(false);
      return;
    }
    expect([amountPaid, payments.length, payments[0]?.status]).toEqual(['1000.00', 1, 'confirmed']);
    expect((await bookings(one)).map(({ kind }) => kind)).toEqual(['payment']);
    const asked = [...at.simulator.state.prompts.values()];
    expect(asked.filter(({ phone }) => phone === one.phone)).toHaveLength(1);
  });
});

it('dying where a failure is stored fails it once', async () => {
  at.forget();
  const one = await paidScene(at);
  at.dieAt('end stored');
  const { id } = await steps.ask(one, { result: 1032 });
  await healed();
  expect((await one.payment(id)).status).toBe('failed');
});

it('dying while a receipt is looked up credits it once', async () => {
  at.forget();
  const one = await paidScene(at);
  at.dieAt('receipt asked for');
  await steps.paybill(one.order.number, 300);
  await healed();
  expect((await one.sums()).amountPaid).toBe('300.00');
  expect(await bookings(one)).toHaveLength(1);
});

it.each(['refund claimed', 'refund sent'])(
  'dying at "%s" refunds no more than once',
  async (step) => {
    at.forget();
    const one = await paidScene(at);
    const { id } = await steps.ask(one, { result: 0 });
    at.dieAt(step);
    await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
    await steps.settled();
    await healed();
    await expectBalanced();
    const { receipt } = await one.payment(id);
    const reversed = at.simulator.state.transfers.get(receipt ?? '')?.reversed;
    expect(reversed).toBe(step === 'refund sent' ? 1000 : 0);
    const refund = await at.server.database.db
      .selectFrom('refunds')
      .select('state')
      .where('orderId', '=', one.order.id)
      .executeTakeFirstOrThrow();
    // Nobody knows whether it was sent: a person looks, rather than sending it again.
    expect(['sending', 'failed']).toContain(refund.state);
  },
);

/** An order that is delivered and paid, with its supplier, whom admins can pay out. */
async function delivered() {
  const { id: supplierId } = await buildUser(db(), { role: 'supplier' });
  await buildPayee(db(), { supplierId });
  const one = await paidScene(at, { supplierId, status: 'delivered' });
  const goods = { lineNo: 1, name: 'Cement', quantity: '10', deliveredQuantity: '10' };
  await db()
    .insertInto('orderItems')
    .values({ ...goods, orderId: one.order.id, unitPrice: '100', totalPrice: '1000' })
    .execute();
  await steps.ask(one, { result: 0 });
  return one;
}

/** A confirmed order of two bags of which its supplier had ten, paid in full: KSh 2,000 are held. */
async function paidFromStock() {
  at.forget();
  const { order, stock } = await buildOrderFromStock(db());
  const buyer = await at.server.signedIn(order.contractorId);
  const seller = await at.server.signedIn(order.supplierId);
  const one = sceneOf(order, { phone: somePhone(), buyer, seller });
  await seller.post(`/api/orders/${order.id}/confirm`);
  await steps.ask(one, { result: 0 }, { phone: `+${one.phone}` });
  /** Where the order, its goods and its money stand. */
  const state = async () => {
    const { status, items } = (await buyer.get<Order>(`/api/orders/${order.id}`)).body;
    const [payable, refunded] = [await sumOf(one, 'payable'), await sumOf(one, 'refunded')];
    const arrived = items.map(({ deliveredQuantity }) => deliveredQuantity);
    return { status, arrived, stock: await stock(), payable, refunded };
  };
  return { ...one, state };
}

/**
 * Dies before the first statement of what is done, before the second, and so on, and does it again each time; the
 * books balance wherever it died, and nothing is done by half. How many statements it has.
 */
async function walk(
  act: () => Promise<{ readonly status: number }>,
  isWhole: () => Promise<void> = async () => undefined,
): Promise<number> {
  for (let statement = 1; statement < 500; statement += 1) {
    at.dieBefore(statement);
    const { status } = await act();
    const hasDied = at.hasDied();
    at.dieBefore(0);
    await expectBalanced();
    await isWhole();
    if (hasDied) continue;
    // What was done before it died has been said to be done already.
    expect([200, 201, 409]).toContain(status);
    return statement - 1;
  }
  throw new Error('It never ends');
}

const sumOf = async ({ order }: PaidScene, account: 'refunded' | 'paid_out' | 'payable') => {
  const { cents } = await db()
    .selectFrom('ledgerEntries')
    .select(sql<number>`coalesce(sum(amount) * 100, 0)::float8`.as('cents'))
    .where('orderId', '=', order.id)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return cents;
};

const anAdmin = async () => at.server.signedIn((await buildAdmin(db())).id);

describe('dying before any statement of', () => {
  it('a payout batch, made, approved and sent, pays it out once', async () => {
    const one = await delivered();
    const [maker, checker] = [await anAdmin(), await anAdmin()];
    expect(await walk(() => maker.post('/api/admin/payouts'))).toBeGreaterThan(5);
    const [batch] = (await maker.get<Payouts>('/api/admin/payouts')).body.batches;
    for (const step of ['approve', 'send']) {
      await walk(() => checker.post(`/api/admin/payouts/${batch?.id}/${step}`));
    }
    expect([await sumOf(one, 'paid_out'), await sumOf(one, 'payable')]).toEqual([-100_000, 0]);
  });

  it('a dispute that is decided credits it once, and sends it back once', async () => {
    const one = await delivered();
    const said = { kind: 'damaged', text: 'Some of the bags are wet' };
    const url = `/api/orders/${one.order.id}/disputes`;
    const { id } = (await one.buyer.post<{ id: string }>(url, said)).body;
    const items = db().selectFrom('orderItems').where('orderId', '=', one.order.id);
    const { orderItemId } = await items.select('id as orderItemId').executeTakeFirstOrThrow();
    const lines = [{ orderItemId, quantity: '10' }];
    const decision = { creditAmount: '150', lines, outcome: 'continue', reason: 'As shown' };
    const admin = await anAdmin();
    await walk(() => admin.post(`/api/admin/disputes/${id}/decide`, decision));
    expect(await sumOf(one, 'refunded')).toBe(-15_000);
    expect(await reversedOf(one)).toBe(150);
  });

  it('a return that is received credits it once, and sends it back once', async () => {
    const one = await delivered();
    const url = `/api/orders/${one.order.id}/returns`;
    type Line = { orderItemId: string };
    const { returnable } = (await one.buyer.get<{ returnable: Line[] }>(url)).body;
    const lines = returnable.map(({ orderItemId }) => ({ orderItemId, quantity: '2' }));
    const { id } = (await one.buyer.post<{ id: string }>(url, { kind: 'surplus', lines })).body;
    await one.seller.post(`/api/returns/${id}/agree`);
    await walk(() => one.seller.post(`/api/returns/${id}/receive`, { lines, isRestocked: false }));
    expect(await sumOf(one, 'refunded')).toBe(-20_000);
    expect(await reversedOf(one)).toBe(200);
  });

  it('a delivery that the PIN proves counts it once, and owes its money to the supplier', async () => {
    const { state, ...one } = await paidFromStock();
    const prove = await steps.sendGoods(one);
    const before = { status: 'dispatched', arrived: ['0.000'], stock: 8, payable: 0, refunded: 0 };
    const after = { ...before, status: 'delivered', arrived: ['2.000'], payable: -200_000 };
    const isWhole = async () => expect([before, after]).toContainEqual(await state());
    expect(await state()).toEqual(before);
    expect(await walk(prove, isWhole)).toBeGreaterThan(10);
    expect(await state()).toEqual(after);
  });

  it('an order that an admin cancels frees its stock once, and sends back what its supplier does not keep', async () => {
    const { state, ...one } = await paidFromStock();
    const yesterday = new Date(Date.now() - 86_400_000);
    const own = db().updateTable('orders').where('id', '=', one.order.id);
    await own.set({ deliveryDate: yesterday }).execute();
    const url = `/api/orders/${one.order.id}/disputes`;
    const said = { kind: 'not_delivered', text: 'Nobody answers' };
    const { id } = (await one.buyer.post<{ id: string }>(url, said)).body;
    await one.seller.post(`/api/disputes/${id}/entries`, { text: 'We have none left' });
    const amounts = { creditAmount: '0', keptAmount: '500' };
    const decision = { ...amounts, outcome: 'cancel', reason: 'The supplier has no bags' };
    const before = { status: 'confirmed', arrived: ['0.000'], stock: 8, payable: 0, refunded: 0 };
    const money = { payable: -50_000, refunded: -150_000 };
    const after = { ...before, ...money, status: 'cancelled', stock: 10 };
    const isWhole = async () => expect([before, after]).toContainEqual(await state());
    expect(await state()).toEqual(before);
    const admin = await anAdmin();
    const cancel = () => admin.post(`/api/admin/disputes/${id}/decide`, decision);
    expect(await walk(cancel, isWhole)).toBeGreaterThan(20);
    expect(await state()).toEqual(after);
    // The job that sends it back dies as well, and is done again.
    at.dieBefore(1);
    await steps.settled();
    expect([at.hasDied(), await reversedOf(one)]).toEqual([true, 0]);
    await healed();
    await expectBalanced();
    expect(await reversedOf(one)).toBe(1_500);
  });

  it('an order that is cancelled refunds it once', async () => {
    at.forget();
    const one = await paidScene(at);
    await steps.ask(one, { result: 0 });
    await walk(() => one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' }));
    expect(await sumOf(one, 'refunded')).toBe(-100_000);
    expect(await reversedOf(one)).toBe(1_000);
  });

  it('money of nobody that is given to an order, or sent back, goes there once', async () => {
    at.forget();
    const one = await paidScene(at);
    await steps.paybill('NOBODY 1', 250);
    await steps.paybill('NOBODY 2', 300);
    const admin = await anAdmin();
    const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    const idOf = (reference: string) =>
      body.find(({ accountReference }) => accountReference === reference)?.id;
    const reason = 'The buyer called';
    const given = { orderNumber: one.order.number, reason };
    await walk(() => admin.post(`/api/admin/receipts/${idOf('NOBODY 1')}/assign`, given));
    await walk(() => admin.post(`/api/admin/receipts/${idOf('NOBODY 2')}/refund`, { reason }));
    expect((await one.sums()).amountPaid).toBe('250.00');
    await steps.settled();
    const sent = [...at.simulator.state.transfers.values()].map(({ reversed }) => reversed);
    expect(sent.filter((amount) => amount === 300)).toHaveLength(1);
  });

  it('a statement that is imported credits its receipts once, and confirms its transfers once', async () => {
    at.forget();
    const one = await paidScene(at);
    const body = { method: 'bank', amount: '400', reference: 'FT26326KIL' };
    await one.pay(body);
    await steps.paybill(one.order.number, 600, { confirmations: 0 });
    const [{ receipt } = { receipt: '' }] = [...at.simulator.state.transfers.values()].slice(-1);
    const text = `Date,Ref,Receipt,Account,Credit\n27/11/2026,FT26326KIL,,,400\n27/11/2026,,${receipt},${one.order.number},600\n`;
    const columns = { time: 0, reference: 1, receipt: 2, account: 3, paidIn: 4 };
    const sent = { kind: 'bank', fileName: 'bank.csv', text, columns, proof: 'The statement' };
    const admin = await anAdmin();
    expect(await walk(() => admin.post('/api/admin/statements', sent))).toBeGreaterThan(15);
    await healed();
    expect((await one.sums()).amountPaid).toBe('1000.00');
    expect((await bookings(one)).map(({ kind }) => kind)).toEqual(['payment', 'payment']);
  });

  it('a transfer that is confirmed, then reversed, is booked once each', async () => {
    at.forget();
    const one = await paidScene(at);
    const { id } = await one.pay({ method: 'bank', amount: '400', reference: 'FT26326REV' });
    await walk(() => one.seller.post(`/api/payments/${id}/confirm`));
    await walk(() => one.seller.post(`/api/payments/${id}/reverse`, { reason: 'Bounced' }));
    expect((await bookings(one)).map(({ kind }) => kind)).toEqual(['payment', 'reversal']);
  });
});

/** What the order's payer got back on the phone, once all that waits is done. */
async function reversedOf(one: PaidScene): Promise<number> {
  await steps.settled();
  const { payments } = await one.sums();
  const receipts = payments.map(({ receipt }) => at.simulator.state.transfers.get(receipt ?? ''));
  return receipts.reduce((sum, transfer) => sum + (transfer?.reversed ?? 0), 0);
}
