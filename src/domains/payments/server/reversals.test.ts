import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { paymentScenes } from '../../../app/server/testing/payment-scenes.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { Order } from '../../orders/schema.ts';
import type { Payment } from '../schema.ts';
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

describe('a confirmed payment', () => {
  const reverse = (who: Parameters<typeof move>[0], payment: { id: string }, reason = 'Bounced') =>
    move(who, payment, 'reverse', { reason });

  it('is reversed by its supplier: booked back, no longer paid, told, noted, and owed again', async () => {
    const one = await scene();
    const payment = (await record(one, transfer('400', 'REF 9'))).body;
    await move(one.seller, payment, 'confirm');
    const seen = await one.seller.get<Payment>(`/api/payments/${payment.id}`);
    expect(seen.body.moves).toEqual(['reverse']);
    expect((await reverse(one.seller, payment, ' ')).status).toBe(422);
    const { status, body } = await reverse(one.seller, payment, ' The cheque behind it bounced ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'reversed',
      decidedBy: 'seller',
      reason: null,
      reversedBy: 'seller',
      reversedAt: expect.any(String),
      reversalReason: 'The cheque behind it bounced',
      moves: [],
    });
    expect(await paidOf(one)).toBe('0.00');
    expect(await entriesOf(db(), one)).toEqual([
      { account: 'bank', amount: '400.00' },
      { account: 'receivable', amount: '-400.00' },
      { account: 'bank', amount: '-400.00' },
      { account: 'receivable', amount: '400.00' },
    ]);
    expect(await sums(one)).toMatchObject({ amountOwed: '1000.00', mayRecord: '1000.00' });
    const { events } = (await one.buyer.get<Order>(`/api/orders/${one.order.id}`)).body;
    expect(events.at(-1)).toMatchObject({
      kind: 'payment_reversed',
      by: 'seller',
      details: { amount: '400.00' },
    });
    const told = (await notificationsOf(db(), one)).filter(
      ({ kind }) => kind === 'paymentReversed',
    );
    expect(told.map(({ userId }) => userId)).toEqual([one.order.contractorId]);
    const trail = await trailOf(db(), payment);
    expect(trail.map(({ action }) => action)).toEqual([
      'payment.recorded',
      'payment.confirmed',
      'payment.reversed',
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/cheque|REF 9/);
    expect((await record(one, transfer('400', 'ref9'))).status).toBe(202);
  });

  it('is reversed once, and stays so', async () => {
    const one = await scene();
    const payment = await recorded(one, '400');
    await move(one.seller, payment, 'confirm');
    await reverse(one.seller, payment);
    const answers = [
      await reverse(one.seller, payment),
      await move(one.seller, payment, 'confirm'),
      await move(one.seller, payment, 'reject', { reason: 'No' }),
      await move(one.buyer, payment, 'cancel'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'payment_reversed']);
    }
    const touch = (set: string) =>
      server.database.pool.query(`update payments set ${set} where id = '${payment.id}'`);
    for (const change of [
      "status = 'confirmed', reversed_at = null",
      'reversed_by = null',
      "reversed_at = now() - interval '1 day'",
      "reversal_reason = 'Changed'",
    ]) {
      await expect(touch(change), change).rejects.toThrow('kept as it is');
    }
  });

  it('is not reversed by its buyer, and what is not confirmed is not reversed at all', async () => {
    const one = await scene();
    const payment = await recorded(one, '400');
    const early = await reverse(one.seller, payment);
    expect([early.status, early.body.code]).toEqual([409, 'payment_pending']);
    await move(one.seller, payment, 'confirm');
    expect((await reverse(one.buyer, payment)).status).toBe(403);
    expect(await paidOf(one)).toBe('400.00');
    const other = await recorded(one, '100');
    await move(one.seller, other, 'reject', { reason: 'No' });
    expect((await reverse(one.seller, other)).body.code).toBe('payment_rejected');
  });

  it('that an admin confirmed is reversed by an admin alone: both sides hear of it', async () => {
    const one = await scene();
    const payment = await recorded(one, '400');
    const { visitor } = await anAdmin();
    await move(visitor, payment, 'confirm', { reason: 'The statement was sent to us' });
    expect((await one.seller.get<Payment>(`/api/payments/${payment.id}`)).body.moves).toEqual([]);
    const refused = await reverse(one.seller, payment);
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_confirmed_by_admin']);
    expect((await reverse(visitor, payment)).body).toMatchObject({
      status: 'reversed',
      decidedBy: 'admin',
      reversedBy: 'admin',
    });
    const told = (await notificationsOf(db(), one)).filter(
      ({ kind }) => kind === 'paymentReversed',
    );
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      [one.order.contractorId, one.order.supplierId].toSorted(),
    );
  });

  it('keeps its reversal when the account of who reversed it goes, without the words', async () => {
    const one = await scene();
    const payment = await recorded(one, '400');
    await move(one.seller, payment, 'confirm');
    await reverse(one.seller, payment, 'Otieno of Equity called');
    await db()
      .transaction()
      .execute((trx) => paymentsPersonalData.erase(trx, one.order.supplierId));
    expect((await one.buyer.get<Payment>(`/api/payments/${payment.id}`)).body).toMatchObject({
      status: 'reversed',
      reversedBy: 'seller',
      reversalReason: null,
    });
  });
});

describe('a payment that waits', () => {
  it('puts its order among those with payments to confirm, until its supplier has decided', async () => {
    const [one, other] = [await scene(), await scene()];
    const waiting = async ({ seller }: typeof one, query = 'waiting') =>
      (await seller.get<Order[]>(`/api/orders?payments=${query}`)).body;
    const payment = await recorded(one, '100');
    expect((await waiting(one)).map(({ id }) => id)).toEqual([one.order.id]);
    expect(await waiting(other)).toEqual([]);
    await move(one.seller, payment, 'confirm');
    expect(await waiting(one)).toEqual([]);
    expect((await one.seller.get('/api/orders?payments=done')).status).toBe(422);
  });
});
