import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { paymentScenes } from '../../../app/server/testing/payment-scenes.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Order } from '../../orders/schema.ts';
import type { OrderPayments, Payment } from '../schema.ts';
import { paymentsPersonalData } from './public.ts';
import {
  entriesOf,
  move,
  notificationsOf,
  paidOf,
  record,
  recorded,
  sums,
  trailOf,
  transfer,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const { db, scene, anAdmin } = paymentScenes(() => server);

describe('a bank transfer', () => {
  it('waits for the supplier, who confirms it: then it is paid, booked, noted and told', async () => {
    const one = await scene({ totalAmount: '120000.50' });
    const { status, body } = await record(one, {
      ...transfer('100000.25', '  ft 26326  k7q '),
      paidOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      orderId: one.order.id,
      status: 'pending',
      method: 'bank',
      amount: '100000.25',
      reference: 'ft 26326 k7q',
      paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      decidedBy: null,
      moves: ['cancel'],
    });
    expect([await paidOf(one), await entriesOf(db(), one)]).toEqual(['0.00', []]);
    expect(await sums(one)).toMatchObject({
      totalAmount: '120000.50',
      amountPaid: '0.00',
      amountPending: '100000.25',
      amountOwed: '120000.50',
      mayRecord: '20000.25',
    });

    const seen = await one.seller.get<Payment>(`/api/payments/${body.id}`);
    expect(seen.body).toMatchObject({ amount: '100000.25', moves: ['confirm', 'reject'] });
    const confirmed = await move(one.seller, body, 'confirm');
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({
      status: 'confirmed',
      decidedBy: 'seller',
      moves: ['reverse'],
    });
    expect(await paidOf(one)).toBe('100000.25');
    const { events } = (await one.buyer.get<Order>(`/api/orders/${one.order.id}`)).body;
    expect(events).toMatchObject([
      { kind: 'payment_confirmed', by: 'seller', details: { amount: '100000.25' } },
    ]);
    expect(await sums(one)).toMatchObject({
      amountPaid: '100000.25',
      amountPending: '0.00',
      amountOwed: '20000.25',
      mayRecord: '20000.25',
      payments: [{ id: body.id, status: 'confirmed' }],
    });
    expect(await entriesOf(db(), one)).toEqual([
      { account: 'bank', amount: '100000.25' },
      { account: 'receivable', amount: '-100000.25' },
    ]);
    const details = { order: one.order.number, amount: '100000.25' };
    expect(await trailOf(db(), body)).toEqual([
      { action: 'payment.recorded', actorId: one.order.contractorId, details },
      { action: 'payment.confirmed', actorId: one.order.supplierId, details },
    ]);
    const told = { number: one.order.number, amount: 'KSh 100,000.25' };
    expect(await notificationsOf(db(), one)).toEqual([
      {
        userId: one.order.supplierId,
        kind: 'paymentRecorded',
        data: { ...told, company: 'Amina Wekesa' },
      },
      { userId: one.order.contractorId, kind: 'paymentConfirmed', data: told },
    ]);
  });

  it('is rejected with a reason, and its reference and amount are free again', async () => {
    const one = await scene();
    const { body } = await record(one, transfer('1000', 'REF 1'));
    const missing = await move(one.seller, body, 'reject', { reason: ' ' });
    expect([missing.status, missing.body.issues?.[0]?.path]).toEqual([422, 'reason']);
    const { body: rejected } = await move(one.seller, body, 'reject', {
      reason: 'Not on the statement',
    });
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'Not on the statement' });
    expect((await sums(one)).payments[0]).toMatchObject({ reason: 'Not on the statement' });
    expect([await paidOf(one), await entriesOf(db(), one)]).toEqual(['0.00', []]);
    expect((await record(one, transfer('1000', 'ref1'))).status).toBe(202);
    const kinds = (await notificationsOf(db(), one)).map(({ userId, kind }) => [userId, kind]);
    expect(kinds).toContainEqual([one.order.contractorId, 'paymentRejected']);
    expect((await trailOf(db(), body)).map(({ action }) => action)).toContain('payment.rejected');
    expect(JSON.stringify(await trailOf(db(), body))).not.toMatch(/statement|REF 1/);
  });

  it('is taken back by its buyer while nobody has decided', async () => {
    const one = await scene();
    const payment = await recorded(one, '400');
    expect((await move(one.buyer, payment, 'cancel')).body).toMatchObject({
      status: 'cancelled',
      decidedBy: 'buyer',
    });
    expect((await sums(one)).mayRecord).toBe('1000.00');
    for (const what of ['confirm', 'reject']) {
      const body = what === 'reject' ? { reason: 'Late' } : undefined;
      const late = await move(one.seller, payment, what, body);
      expect([late.status, late.body.code]).toEqual([409, 'payment_cancelled']);
      expect(late.body.message).toBe('The buyer removed this payment.');
    }
    const kinds = (await notificationsOf(db(), one)).map(({ userId, kind }) => [userId, kind]);
    expect(kinds).toContainEqual([one.order.supplierId, 'paymentCancelled']);
    expect((await trailOf(db(), payment)).map(({ action }) => action)).toEqual([
      'payment.recorded',
      'payment.cancelled',
    ]);
  });

  it('once confirmed stays confirmed', async () => {
    const one = await scene();
    const payment = await recorded(one, '400');
    await move(one.seller, payment, 'confirm');
    const answers = [
      await move(one.seller, payment, 'confirm'),
      await move(one.seller, payment, 'reject', { reason: 'Changed my mind' }),
      await move(one.buyer, payment, 'cancel'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'payment_confirmed']);
    }
    expect([await paidOf(one), (await entriesOf(db(), one)).length]).toEqual(['400.00', 2]);
    const touch = (set: string) =>
      server.database.pool.query(`update payments set ${set} where id = '${payment.id}'`);
    for (const change of [
      'amount = 4',
      "status = 'pending', decided_at = null",
      "paid_on = '2026-01-01'",
      'decided_by = null',
      `decided_by = '${one.order.contractorId}'`,
      "decided_at = now() - interval '1 day'",
      "reason = 'Changed'",
      "created_at = now() - interval '1 day'",
    ]) {
      await expect(touch(change), change).rejects.toThrow('kept as it is');
    }
    await expect(
      server.database.pool.query(`delete from payments where id = '${payment.id}'`),
    ).rejects.toThrow('kept as it is');
  });

  it('an admin decides for the supplier: both sides hear of it, and the reading is noted', async () => {
    const one = await scene();
    const payment = await recorded(one, '250.50');
    const { admin, visitor } = await anAdmin();
    const list = await visitor.get<OrderPayments>(`/api/orders/${one.order.id}/payments`);
    expect(list.body).toMatchObject({
      mayRecord: null,
      payments: [{ moves: ['confirm', 'reject'] }],
    });
    expect((await visitor.get(`/api/payments/${payment.id}`)).status).toBe(200);
    const unproven = await move(visitor, payment, 'confirm');
    expect([unproven.status, unproven.body.issues?.[0]?.path]).toEqual([422, 'reason']);
    const proof = { reason: 'The statement of 21 November was sent to us' };
    expect((await move(visitor, payment, 'confirm', proof)).body).toMatchObject({
      decidedBy: 'admin',
      ...proof,
    });
    expect((await one.buyer.get<Payment>(`/api/payments/${payment.id}`)).body.decidedBy).toBe(
      'admin',
    );
    const told = (await notificationsOf(db(), one)).filter(
      ({ kind }) => kind === 'paymentConfirmed',
    );
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      [one.order.contractorId, one.order.supplierId].toSorted(),
    );
    const noted = await db()
      .selectFrom('auditLog')
      .select('action')
      .where('actorId', '=', admin.id)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'payment.listed',
      'payment.read',
      'payment.confirmed',
    ]);
  });
});

describe('GET /api/payments/figures', () => {
  it('sums up what is owed over all own orders, and what waits', async () => {
    const one = await scene();
    const { contractorId, supplierId } = one.order;
    const none = { unpaidOrders: 0, amountOwed: '0.00', waitingPayments: 0, amountWaiting: '0.00' };
    const figures = async (who: typeof one.buyer) => (await who.get('/api/payments/figures')).body;
    expect(await figures(await server.signedIn((await buildUser(db())).id))).toEqual({
      ...none,
      payeeMissing: false,
    });
    await scene({ contractorId, status: 'cancelled', cancelledAt: new Date() });
    const other = await scene({ contractorId, totalAmount: '50.50' });
    const paid = await recorded(other, '50.50');
    await move(other.seller, paid, 'confirm');
    const first = await recorded(one, '300.25');
    await recorded(one, '100');
    await move(one.seller, first, 'confirm');
    const owed = {
      unpaidOrders: 1,
      amountOwed: '699.75',
      waitingPayments: 1,
      amountWaiting: '100.00',
    };
    expect(await figures(one.buyer)).toEqual({ ...owed, payeeMissing: false });
    const listed = (await one.buyer.get<Order[]>('/api/orders?owed=true')).body;
    expect(listed.map(({ id }) => id)).toEqual([one.order.id]);
    expect((await one.buyer.get<Order[]>('/api/orders')).body).toHaveLength(3);
    expect((await one.buyer.get('/api/orders?owed=maybe')).status).toBe(422);
    expect(await figures(one.seller)).toEqual({ ...owed, payeeMissing: true });
    expect(await figures(other.seller)).toEqual({ ...none, payeeMissing: true });
    await move(other.seller, paid, 'reverse', { reason: 'Bounced' });
    expect(await figures(one.buyer)).toMatchObject({ unpaidOrders: 2, amountOwed: '750.25' });
    expect(await figures(await server.signedIn(supplierId))).toEqual({
      ...owed,
      payeeMissing: true,
    });
  });
});

describe('strangers', () => {
  it('are told that nothing is there, whatever they send', async () => {
    const one = await scene();
    const payment = await recorded(one, '10');
    const other = await scene();
    const wrong = { reason: 7, amount: 'much' };
    const answers = [
      await record({ order: one.order, buyer: other.buyer }, wrong),
      await other.buyer.get(`/api/orders/${one.order.id}/payments`),
      await other.seller.get(`/api/orders/${one.order.id}/payments`),
      await other.buyer.get(`/api/payments/${payment.id}`),
      await other.seller.get(`/api/payments/${payment.id}`),
      await move(other.seller, payment, 'confirm'),
      await move(other.seller, payment, 'reject', wrong),
      await move(other.buyer, payment, 'cancel'),
      await move(other.seller, payment, 'reverse', wrong),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await one.buyer.get<Payment>(`/api/payments/${payment.id}`)).body.status).toBe(
      'pending',
    );
  });

  it('an id that is none is said so', async () => {
    const { buyer } = await scene();
    expect((await buyer.get('/api/payments/nonsense')).status).toBe(404);
    expect((await buyer.get('/api/orders/nonsense/payments')).status).toBe(404);
  });
});

describe('what is kept of people', () => {
  it('both sides export their payments; an account that goes leaves sums and references', async () => {
    const one = await scene();
    const payment = await recorded(one, '10');
    await move(one.seller, payment, 'reject', { reason: 'Call Otieno on this' });
    for (const side of [one.buyer, one.seller]) {
      const { body } = await side.get<{ payments: object[] }>('/api/profile/export');
      expect(body.payments).toMatchObject([
        { orderNumber: one.order.number, amount: '10.00', status: 'rejected' },
      ]);
    }
    const stranger = (await scene()).buyer;
    const { body } = await stranger.get<{ payments: object[] }>('/api/profile/export');
    expect(body.payments).toEqual([]);
    await db()
      .transaction()
      .execute((trx) => paymentsPersonalData.erase(trx, one.order.supplierId));
    expect((await one.buyer.get<Payment>(`/api/payments/${payment.id}`)).body).toMatchObject({
      status: 'rejected',
      amount: '10.00',
      reference: payment.reference,
      reason: null,
    });
  });
});
