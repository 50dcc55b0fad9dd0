import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  paidScene,
  somePhone,
} from '../../../app/server/testing/collecting.ts';
import { Steps } from '../../../app/server/testing/collecting-steps.ts';
import { creditSteps, daysAgo, type Refusal } from '../../../app/server/testing/credit-steps.ts';
import type { Visitor } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Payment } from '../../payments/schema.ts';
import { buildOrder } from '../../payments/server/factory.ts';
import type { OrderCredit } from '../schema.ts';
import { buildOrderOnCredit } from './factory.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

const { db, signedIn, debtor, placed, choose, record, confirm, remove, creditOf, noticesOf } =
  creditSteps(() => at.server);

describe('an order on credit', () => {
  it('is chosen while it is placed, seen by both sides, and taken back', async () => {
    const { id, buyer } = await debtor();
    const order = await buildOrder(db(), { contractorId: id, totalAmount: '4000.00' });
    const seller = await signedIn(order.supplierId);
    const url = `/api/orders/${order.id}/credit`;
    expect((await buyer.get<OrderCredit>(url)).body).toEqual({
      terms: null,
      offer: { days: 14, available: '10000.00', obstacle: null },
    });
    // What a buyer may owe is nobody's business.
    expect((await seller.get<OrderCredit>(url)).body).toEqual({ terms: null, offer: null });
    const { status, body } = await choose(buyer, order.id);
    const terms = { days: 14, amountOwed: '4000.00', dueAt: null, isOverdue: false };
    expect([status, body]).toEqual([200, { terms: { ...terms, mayUndo: true }, offer: null }]);
    expect((await choose(buyer, order.id)).status).toBe(200);
    expect((await seller.get<OrderCredit>(url)).body.terms).toEqual({ ...terms, mayUndo: false });
    expect(await creditOf(buyer)).toMatchObject({ used: '4000.00', available: '6000.00' });
    expect((await noticesOf(order.supplierId)).map(({ kind }) => kind)).toEqual(['creditChosen']);

    expect((await remove(buyer, url)).status).toBe(204);
    expect(await creditOf(buyer)).toMatchObject({
      used: '0.00',
      available: '10000.00',
      orders: [],
    });
    expect(await remove(buyer, url)).toMatchObject({
      status: 409,
      body: { code: 'credit_not_chosen' },
    });
  });

  it('is a term of the order and no payment: whoever pays by it reads where it is chosen', async () => {
    const { id, buyer } = await debtor();
    const url = `/api/orders/${await placed(id)}/payments`;
    const { status, body } = await buyer.post<Refusal>(url, { method: 'credit' });
    expect([status, body.issues]).toMatchObject([
      422,
      [{ path: 'method', code: 'payment_method_unknown' }],
    ]);
  });

  it('is chosen three times at most: a timeline is no place to click about', async () => {
    const { id, buyer } = await debtor();
    const orderId = await placed(id);
    for (let time = 1; time <= 3; time += 1) {
      expect((await choose(buyer, orderId)).status).toBe(200);
      expect((await remove(buyer, `/api/orders/${orderId}/credit`)).status).toBe(204);
    }
    expect(await choose(buyer, orderId)).toMatchObject({
      status: 409,
      body: { code: 'credit_often' },
    });
    const { body } = await buyer.get<OrderCredit>(`/api/orders/${orderId}/credit`);
    expect(body.offer?.obstacle).toBe('often');
  });

  it('is nobody else’s', async () => {
    const { id } = await debtor();
    const other = await debtor();
    const url = `/api/orders/${await placed(id)}/credit`;
    expect((await at.server.visitor().get(url)).status).toBe(401);
    for (const answer of [
      await other.buyer.get(url),
      await other.buyer.post(url),
      await remove(other.buyer, url),
      await other.buyer.post('/api/orders/none/credit'),
    ])
      expect(answer.status).toBe(404);
  });

  it('is refused once it is confirmed, once money is there, without terms, and beyond the limit', async () => {
    const { id, buyer } = await debtor();
    const refusals: [string, string][] = [];
    const ask = async (who: Visitor, orderId: string) => {
      const { status, body } = await choose(who, orderId);
      refusals.push([String(status), body.code]);
    };
    const confirmed = await buildOrder(db(), { contractorId: id, status: 'confirmed' });
    await ask(buyer, confirmed.id);
    const order = await buildOrder(db(), { contractorId: id });
    await record(buyer, order, '10');
    await ask(buyer, order.id);
    await ask(buyer, await placed(id, '10000.01'));
    const without = await buildUser(db(), { isVerified: true });
    await ask(await signedIn(without.id), await placed(without.id));
    await db().updateTable('users').set({ isVerified: false }).where('id', '=', id).execute();
    await ask(buyer, await placed(id));
    expect(refusals).toEqual([
      ['409', 'credit_order_decided'],
      ['409', 'credit_paid'],
      ['409', 'credit_too_little'],
      ['409', 'credit_none'],
      ['403', 'credit_unverified'],
    ]);
  });

  it('of 50 at once on one limit as many are taken as the limit holds', async () => {
    const { id, buyer } = await debtor();
    const orders = await Promise.all(Array.from({ length: 50 }, () => placed(id, '3000.00')));
    const answers = await Promise.all(orders.map((order) => choose(buyer, order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'credit_too_little')).toHaveLength(47);
    expect(await creditOf(buyer)).toMatchObject({ used: '9000.00', available: '1000.00' });
  });

  it('frees the limit when it is cancelled, or paid in part', async () => {
    const { id, buyer } = await debtor();
    const order = await buildOrder(db(), { contractorId: id, totalAmount: '9000.00' });
    await choose(buyer, order.id);
    expect((await choose(buyer, await placed(id))).body.code).toBe('credit_too_little');
    const seller = await signedIn(order.supplierId);
    const payment = await record(buyer, order, '3000');
    expect((await creditOf(buyer)).available).toBe('1000.00');
    expect((await confirm(seller, payment)).status).toBe(200);
    expect((await creditOf(buyer)).available).toBe('4000.00');
    const second = await placed(id);
    expect((await choose(buyer, second)).status).toBe(200);
    expect((await creditOf(buyer)).available).toBe('0.00');
    const reason = 'Wrong size';
    expect((await buyer.post(`/api/orders/${second}/cancel`, { reason })).status).toBe(200);
    expect((await creditOf(buyer)).available).toBe('4000.00');
    expect((await buyer.get<OrderCredit>(`/api/orders/${second}/credit`)).body.terms).toBeNull();
  });

  it('that is overdue blocks new ones until it is paid', async () => {
    const { id, buyer } = await debtor();
    const old = await buildOrderOnCredit(db(), {
      contractorId: id,
      status: 'delivered',
      deliveredAt: daysAgo(20),
    });
    const order = await placed(id);
    expect((await choose(buyer, order)).body.code).toBe('credit_overdue');
    expect((await buyer.get<OrderCredit>(`/api/orders/${order}/credit`)).body.offer).toMatchObject({
      obstacle: 'overdue',
    });
    const { overdue, ageing, orders } = await creditOf(buyer);
    expect([overdue, ageing.days30, ageing.notDue]).toEqual(['1000.00', '1000.00', '0.00']);
    expect(orders.map(({ number, isOverdue }) => [number, isOverdue])).toEqual([
      [old.number, true],
    ]);
    const seller = await signedIn(old.supplierId);
    await confirm(seller, await record(buyer, old, '1000'));
    expect((await choose(buyer, order)).status).toBe(200);
  });
});

const rounds = Number(process.env.CROWDED_ROUNDS ?? 1);

it('50 payments and credit draws at once on one order and one limit never come to more than either', async () => {
  for (let round = 0; round < rounds; round += 1) await crowd();
}, 600_000);

/** STK pushes, cards, transfers and paybills for one order, while it and others go on credit. */
async function crowd(): Promise<void> {
  at.forget();
  at.simulator.state.faults.splice(0);
  const { id: contractorId, buyer } = await debtor();
  const one = await paidScene(at, { contractorId, totalAmount: '4000.00' });
  const others = await Promise.all(Array.from({ length: 8 }, () => placed(contractorId)));
  for (let n = 0; n < 10; n += 1) at.simulator.next({ result: 0, callbacks: 2 });
  const ten = <T>(act: (n: number) => Promise<T>) => Array.from({ length: 10 }, (_, n) => act(n));
  const pay = (body: object) => buyer.post<Payment>(`/api/orders/${one.order.id}/payments`, body);
  const transfer = (n: number) => ({ method: 'bank', amount: '700', reference: `FT${n}` });
  const [transfers] = await Promise.all([
    Promise.all(ten((n) => pay(transfer(n)))),
    ...ten(() => pay({ method: 'mpesa', amount: '900', phone: `+${somePhone()}` })),
    ...ten(() => pay({ method: 'card', amount: '800' })),
    ...ten(() => steps.control('paybill', { ...paybill, reference: one.order.number })),
    ...[one.order.id, one.order.id, ...others].map((order) => choose(buyer, order)),
  ]);
  await Promise.all([
    ...transfers
      .filter(({ status }) => status === 202)
      .map(({ body }) => confirm(one.seller, body)),
    steps.settled(),
  ]);
  for (const { reference } of at.simulator.state.charges.values()) {
    await steps.control('charge', { reference, paid: true });
  }
  await steps.settled();
  await steps.afterwards(10);
  const { amountPaid, amountPending, payments } = await one.sums();
  expect(Number(amountPaid) + Number(amountPending)).toBeLessThanOrEqual(4_000);
  const credited = payments.filter(({ status }) => status === 'confirmed');
  expect(credited.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(amountPaid));
  const { used, available } = await creditOf(buyer);
  expect([Number(used) <= 10_000, Number(available) >= 0]).toEqual([true, true]);
  const { bank = 0, receivable = 0, ...collected } = await ledgerSums(at);
  expect(bank + receivable).toBe(0);
  expect(Object.values(collected).reduce((sum, cents) => sum + cents, 0)).toBe(0);
}

const paybill = { amount: 600, phone: '254722000111' };
