import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  paidScene,
} from '../../../../app/server/testing/collecting.ts';
import { Steps } from '../../../../app/server/testing/collecting-steps.ts';
import { storeSetting } from '../../../../platform/testing/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { buildAdmin, buildPayee, buildUser } from '../../../accounts/server/factory.ts';
import type { OwnPayout, Payouts } from '../../payout-schema.ts';
import type { OrderPayments } from '../../schema.ts';
import { creditedMoney } from '../held.ts';
import { payoutFeePercent } from '../settings.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  await storeSetting(db(), payoutFeePercent, 2.5);
  steps = new Steps(at);
});
afterAll(() => at.close());

const db = () => at.server.database.db;
const anAdmin = async () => at.server.signedIn((await buildAdmin(db())).id);
type Answer = Payouts & { code?: string };

/** A supplier with a till, and a delivered order of it that is paid. */
async function owed({ hasTill = true } = {}) {
  const { id: supplierId } = await buildUser(db(), { role: 'supplier' });
  if (hasTill) await buildPayee(db(), { supplierId, name: '=JIRANI' });
  const one = await paidScene(at, { supplierId, status: 'delivered' });
  await steps.ask(one, { result: 0 });
  return { ...one, supplierId };
}

const withdrawPayee = (supplierId: string) =>
  db()
    .updateTable('paymentDetails')
    .set({ withdrawnAt: new Date() })
    .where('supplierId', '=', supplierId)
    .execute();

describe('payouts', () => {
  it('are made by one admin and approved by another, who books them once', async () => {
    const { id, email } = await buildAdmin(db(), { firstName: null, lastName: null });
    const [maker, checker] = [await anAdmin(), await at.server.signedIn(id)];
    const nothing = await maker.post<Answer>('/api/admin/payouts');
    expect([nothing.status, nothing.body.code]).toEqual([409, 'payout_nothing']);
    const one = await owed();
    const without = await owed({ hasTill: false });
    const { body: before } = await maker.get<Payouts>('/api/admin/payouts');
    expect(before.due).toMatchObject([
      { supplierId: one.supplierId, amount: '1000.00', hasPayee: true },
      { supplierId: without.supplierId, amount: '1000.00', hasPayee: false },
    ]);
    const payoutOf = async (who = one.seller) =>
      (await who.get<OrderPayments>(`/api/orders/${one.order.id}/payments`)).body.payout;
    const none = { owed: '0.00', payingOut: '0.00', paidOut: '0.00', fee: '0.00' };
    expect(await payoutOf()).toEqual({ ...none, owed: '1000.00' });
    const made = await Promise.all(
      Array.from({ length: 5 }, () => maker.post<Answer>('/api/admin/payouts')),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    const [batch] = (await maker.get<Payouts>('/api/admin/payouts')).body.batches;
    expect(batch).toMatchObject({ status: 'draft', amount: '1000.00', fee: '25.00', orders: 1 });
    const url = `/api/admin/payouts/${batch?.id}`;
    expect((await checker.get(`${url}/mpesa.csv`)).status).toBe(409);
    const send = (who = maker) => who.post<Answer>(`${url}/send`);
    expect((await send()).body.code).toBe('payout_not_approved');
    const same = await maker.post<Answer>(`${url}/approve`);
    expect([same.status, same.body.code]).toEqual([409, 'payout_same_person']);
    const approved = await Promise.all(
      Array.from({ length: 10 }, () => checker.post<Answer>(`${url}/approve`)),
    );
    expect(approved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ledgerSums(at)).toEqual({
      mpesa: 200_000,
      payable: -100_000,
      paying_out: -97_500,
      fees: -2_500,
    });
    expect(await payoutOf()).toEqual({ ...none, payingOut: '975.00', fee: '25.00' });
    const toldSuppliers = async () =>
      db()
        .selectFrom('notifications')
        .select(['userId', 'subjectId', 'data'])
        .where('kind', '=', 'payoutPaid')
        .execute();
    expect(await toldSuppliers()).toEqual([]);
    expect(await payoutOf(maker)).toBe(null);
    const csv = (await checker.get(`${url}/mpesa.csv`)).bytes.toString();
    expect(csv).toContain('523871');
    expect(csv).toContain('975.00');
    expect(csv).toContain(one.order.number);
    expect(csv).not.toMatch(/(^|,)"?=JIRANI/m);
    expect((await checker.get(`${url}/bank.csv`)).bytes.toString()).not.toContain('523871');
    const after = (await checker.get<Payouts>('/api/admin/payouts')).body;
    expect(after.due).toHaveLength(1);
    // Who has no name is called by the e-mail address.
    const approvedBatch = { status: 'approved', decidedBy: email, channels: ['mpesa'] };
    expect(after.batches).toMatchObject([approvedBatch]);
    const waits = async () => (await maker.get(`/api/admin/queues/payouts/${batch?.id}`)).status;
    expect(await waits()).toBe(200);
    // Once the file is uploaded, either of the two says so: the money has left, and the supplier is told.
    const sent = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await send(checker)).body.code).toBe('payout_sent');
    expect(await waits()).toBe(404);
    const { paying_out: left = 0, paid_out: gone } = await ledgerSums(at);
    expect([left, gone]).toEqual([0, -97_500]);
    expect(await payoutOf()).toEqual({ ...none, paidOut: '975.00', fee: '25.00' });
    expect((await maker.get<Payouts>('/api/admin/payouts')).body.batches[0]?.status).toBe('sent');
    expect((await maker.get(`${url}/mpesa.csv`)).status).toBe(200);
    const data = { amount: 'KSh 975' };
    const told = await toldSuppliers();
    expect(told).toMatchObject([{ userId: one.supplierId, subjectId: batch?.id, data }]);
  });

  it('leave out an order while it is disputed, also one that became so after the batch was made', async () => {
    const [maker, checker] = [await anAdmin(), await anAdmin()];
    const one = await owed();
    const dispute = async () => {
      const body = { kind: 'other', text: 'The bags are wet' };
      return one.buyer.post<{ id: string }>(`/api/orders/${one.order.id}/disputes`, body);
    };
    const withdraw = (id: string) => one.buyer.post(`/api/disputes/${id}/withdraw`);
    const first = await dispute();
    expect(first.status).toBe(201);
    expect((await maker.post<Answer>('/api/admin/payouts')).body.code).toBe('payout_nothing');
    await withdraw(first.body.id);
    const { batches } = (await maker.post<Answer>('/api/admin/payouts')).body;
    const approve = () => checker.post<Answer>(`/api/admin/payouts/${batches[0]?.id}/approve`);
    const second = await dispute();
    expect((await approve()).body.code).toBe('payout_changed');
    await withdraw(second.body.id);
    expect((await approve()).status).toBe(200);
  });

  it('pay the rest of a batch without what is disputed or has changed, and say so with its amounts', async () => {
    const [maker, checker] = [await anAdmin(), await anAdmin()];
    const [good, disputed, changed] = [await owed(), await owed(), await owed()];
    const account = { kind: 'bank', bankName: 'Jirani Bank', number: '0110234567' } as const;
    await buildPayee(db(), { supplierId: good.supplierId, ...account });
    const [batch] = (await maker.post<Payouts>('/api/admin/payouts')).body.batches;
    await disputed.buyer.post(`/api/orders/${disputed.order.id}/disputes`, {
      kind: 'other',
      text: 'The bags are wet',
    });
    await withdrawPayee(changed.supplierId);
    const { lines } = (await checker.get<Payouts>('/api/admin/payouts')).body;
    expect(Object.fromEntries(lines.map((line) => [line.orderId, line.stopped]))).toEqual({
      [good.order.id]: null,
      [disputed.order.id]: 'disputed',
      [changed.order.id]: 'payee_changed',
    });
    // Who approves it compares the bank, too.
    const payTo = lines.find(({ orderId }) => orderId === good.order.id)?.payTo;
    expect(payTo).toMatchObject({ ...account, account: null });
    const url = `/api/admin/payouts/${batch?.id}`;
    const { body } = await checker.post<Payouts>(`${url}/approve`);
    expect(body.batches[0]).toMatchObject({ amount: '1000.00', orders: 1, leftOut: 2 });
    const csv = (await checker.get(`${url}/bank.csv`)).bytes.toString();
    expect(csv).toContain('bank,Jirani Bank,0110234567,,');
    expect(csv).toContain(good.order.number);
    expect(csv).not.toContain(disputed.order.number);
    const trail = await db()
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('targetType', '=', 'payout')
      .where('action', 'in', ['payout.approved', 'payout.paid', 'payout.left_out'])
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
    const line = { batch: batch?.id, amount: '1000.00', fee: '25.00' };
    expect(trail).toEqual(
      expect.arrayContaining([
        {
          action: 'payout.approved',
          details: { amount: '1000.00', fee: '25.00', orders: 1, leftOut: 2 },
        },
        { action: 'payout.paid', details: { ...line, order: good.order.number } },
        {
          action: 'payout.left_out',
          details: { ...line, order: disputed.order.number, reason: 'disputed' },
        },
      ]),
    );
    // What was left out waits for a later batch.
    expect(body.due.map(({ supplierId }) => supplierId)).toContain(changed.supplierId);
  });

  it('a payee that is withdrawn after the batch was made is not paid', async () => {
    const [maker, checker] = [await anAdmin(), await anAdmin()];
    const { supplierId } = await owed();
    const [batch] = (await maker.post<Payouts>('/api/admin/payouts')).body.batches;
    const url = `/api/admin/payouts/${batch?.id}`;
    await withdrawPayee(supplierId);
    const { status, body } = await checker.post<Answer>(`${url}/approve`);
    expect([status, body.code]).toEqual([409, 'payout_changed']);
    expect((await checker.post(`${url}/cancel`)).status).toBe(200);
  });

  it('are read by their supplier, order by order, and by no other', async () => {
    const { id: supplierId } = await buildUser(db(), { role: 'supplier' });
    await buildPayee(db(), { supplierId });
    const collected = async (status: 'placed' | 'delivered') => {
      const one = await paidScene(at, { supplierId, status });
      await steps.ask(one, { result: 0 });
      return one;
    };
    const paid = await collected('delivered');
    const [batch] = (await (await anAdmin()).post<Payouts>('/api/admin/payouts')).body.batches;
    const checker = await anAdmin();
    for (const step of ['approve', 'send']) {
      await checker.post(`/api/admin/payouts/${batch?.id}/${step}`);
    }
    const [owing, held] = [await collected('delivered'), await collected('placed')];

    const { seller } = held;
    const zero = { held: '0.00', owed: '0.00', payingOut: '0.00', paidOut: '0.00', fees: '0.00' };
    const { body: list, headers } = await seller.get<OwnPayout[]>('/api/payouts?limit=2');
    expect(list).toMatchObject([
      { ...zero, id: held.order.id, held: '1000.00', paidOutAt: null },
      { ...zero, id: owing.order.id, owed: '1000.00', isClaimed: false },
    ]);
    expect(headers['x-total-count']).toBe('3');
    const after = await seller.get<OwnPayout[]>(`/api/payouts?cursor=${owing.order.id}`);
    expect(after.body).toMatchObject([
      { ...zero, orderNumber: paid.order.number, paidOut: '975.00', fees: '25.00' },
    ]);
    const figures = { ...zero, held: '1000.00', owed: '1000.00', paidOut: '975.00', fees: '25.00' };
    expect((await seller.get('/api/payouts/figures')).body).toEqual(figures);
    const csv = (await seller.get('/api/payouts.csv')).bytes.toString();
    expect(csv).toMatch(
      new RegExp(`${paid.order.number},[\\d-]+,0.00,0.00,0.00,975.00,25.00,[\\d-]+`),
    );

    const { seller: other } = await paidScene(at);
    expect((await other.get('/api/payouts')).body).toEqual([]);
    expect((await other.get(`/api/payouts?cursor=${held.order.id}`)).body).toEqual([]);
    expect((await other.get('/api/payouts/figures')).body).toEqual(zero);
    expect((await other.get('/api/payouts.csv')).bytes.toString()).not.toContain('LPO');
    expect((await held.buyer.get('/api/payouts')).status).toBe(403);
  });

  it('keep an account that is owed money, or for whose order some is held, from being deleted', async () => {
    const [owing, held, rounded] = [await owed(), await paidScene(at), await paidScene(at)];
    for (const one of [held, rounded]) await steps.ask(one, { result: 0 });
    const remove = (who: typeof owing.buyer) =>
      who.send<{ code: string }>({ method: 'DELETE', url: '/api/profile' });
    for (const who of [owing.seller, held.buyer, held.seller, rounded.buyer]) {
      const { status, body } = await remove(who);
      expect([status, body.code]).toEqual([409, 'account_money_open']);
    }
    expect((await remove(owing.buyer)).status).toBe(204);
    await steps.cancelOrder(held);
    expect((await remove(held.buyer)).status).toBe(204);
    // Less than a shilling, which M-Pesa does not send back.
    const money = creditedMoney({ enqueue: at.deps.enqueue });
    await transact(db(), (trx) => money.keep(trx, rounded.order.id, '999.50'));
    expect((await remove(rounded.buyer)).status).toBe(204);
  });

  it('the database lets nobody approve what they made', async () => {
    const { id } = await buildAdmin(db());
    const batch = await db()
      .insertInto('payoutBatches')
      .values({ madeBy: id, feePercent: '0' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const approve = db()
      .updateTable('payoutBatches')
      .set({ status: 'approved', decidedBy: id, decidedAt: new Date() })
      .where('id', '=', batch.id);
    await expect(approve.execute()).rejects.toThrow('payout_batches_two_people_check');
    const forge = db()
      .updateTable('payoutBatches')
      .set({ madeBy: (await buildAdmin(db())).id })
      .where('id', '=', batch.id);
    await expect(forge.execute()).rejects.toThrow('is kept as it is');
  });
});
