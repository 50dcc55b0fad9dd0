import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { JobDefinition, JobHandler, Jobs } from '../../../platform/jobs.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import type { Payment } from '../../payments/schema.ts';
import { buildOrder } from '../../payments/server/factory.ts';
import type { ApplicationEntry, Credit, CreditAccount, OrderCredit } from '../schema.ts';
import { buildApplication, buildDebtor, buildOrderOnCredit } from './factory.ts';
import { remindDaily } from './job-definitions.ts';
import { handleCreditJobs } from './jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const signedIn = (id: string) => server.signedIn(id);
type Refusal = { code: string; message: string; issues?: { path: string; code: string }[] };
type Visitor = Awaited<ReturnType<typeof signedIn>>;

/** A contractor who may owe KSh 10,000, signed in. */
async function debtor(terms?: Parameters<typeof buildDebtor>[1]) {
  const { id } = await buildDebtor(db(), terms);
  return { id, buyer: await signedIn(id) };
}
const placed = async (contractorId: string, totalAmount = '4000.00') =>
  (await buildOrder(db(), { contractorId, totalAmount })).id;
const choose = (who: Visitor, orderId: string) =>
  who.post<OrderCredit & Refusal>(`/api/orders/${orderId}/credit`);
/** A bank transfer, which waits until the supplier confirms it. */
const record = async (buyer: Visitor, order: { id: string }, amount: string) => {
  const transfer = { method: 'bank', amount, reference: `FT${amount}` };
  return (await buyer.post<Payment>(`/api/orders/${order.id}/payments`, transfer)).body;
};
const confirm = (seller: Visitor, { id }: Payment) => seller.post(`/api/payments/${id}/confirm`);
const remove = (who: Visitor, url: string) => who.send<Refusal>({ method: 'DELETE', url });
const put = (who: Visitor, url: string, body: object) =>
  who.send<Refusal>({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const creditOf = async (who: Visitor) => (await who.get<Credit>('/api/credit')).body;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const admin = async () => signedIn((await buildAdmin(db())).id);
const noticesOf = (userId: string) =>
  db()
    .selectFrom('notifications')
    .select(['kind', 'data', 'subjectId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

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
    expect((await server.visitor().get(url)).status).toBe(401);
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

describe('reminders', () => {
  it('come before the due day, on it and while it is late, each once, and not of what is paid', async () => {
    const { id, buyer } = await debtor();
    const fields = { contractorId: id, status: 'delivered' } as const;
    const delivered = (days: number) =>
      buildOrderOnCredit(db(), { ...fields, deliveredAt: daysAgo(days) });
    const [soon, today, late] = [await delivered(11), await delivered(14), await delivered(15)];
    await delivered(10);
    await buildOrderOnCredit(db(), { contractorId: id });
    const paid = await delivered(20);
    const seller = await signedIn(paid.supplierId);
    await confirm(seller, await record(buyer, paid, '1000'));
    const run = new Map<string, JobHandler<never>>();
    const handle = (job: JobDefinition<unknown>, handler: JobHandler<never>) =>
      run.set(job.name, handler);
    const told: [string, string | undefined][] = [];
    handleCreditJobs({ handle } as unknown as Jobs, {
      db: db(),
      notify: async (_trx, { userId, kind, subjectId }) => {
        if (userId === id) told.push([kind, subjectId]);
      },
    });
    const { signal } = new AbortController();
    for (const _day of ['one', 'and the same again'])
      await run.get(remindDaily.name)?.({} as never, { signal } as never);
    expect(told.toSorted()).toEqual([
      ['creditDueSoon', soon.id],
      ['creditDueToday', today.id],
      ['creditOverdue', late.id],
    ]);
    const overdue = await (await admin()).get<CreditAccount[]>('/api/admin/credit?overdue=true');
    const reminded = overdue.body.find((account) => account.id === id)?.remindedAt;
    expect(Date.parse(reminded ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('credit terms', () => {
  it('are applied for by verified contractors, one application at a time', async () => {
    const { id } = await buildUser(db(), { isVerified: true });
    const buyer = await signedIn(id);
    const wish = { limit: '50000', days: 14, business: 'We build flats.' };
    const apply = (who: Visitor, body: object) =>
      who.post<Credit & Refusal>('/api/credit/applications', body);
    const stranger = await signedIn((await buildUser(db())).id);
    expect(await apply(stranger, wish)).toMatchObject({
      status: 403,
      body: { code: 'credit_unverified' },
    });
    const wrong = await apply(buyer, { limit: '-5', days: 8, business: ' ' });
    expect([wrong.status, wrong.body.issues?.map(({ path, code }) => [path, code])]).toEqual([
      422,
      [
        ['limit', 'credit_limit_wrong'],
        ['days', 'credit_days_wrong'],
        ['business', 'credit_business_missing'],
      ],
    ]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(buyer, wish)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await creditOf(buyer)).application).toMatchObject({
      limit: '50000.00',
      status: 'open',
    });
  });

  it('are given by an admin, who may decide on others, once', async () => {
    const { id, contractorId } = await buildApplication(db());
    const [one, buyer] = [await admin(), await signedIn(contractorId)];
    const { body: listed } = await one.get<ApplicationEntry[]>(
      '/api/admin/credit/applications?status=open&limit=50',
    );
    expect(listed.find((entry) => entry.id === id)).toMatchObject({
      limit: '50000.00',
      completedOrders: 0,
      contractor: { id: contractorId, isVerified: true },
    });
    const url = `/api/admin/credit/applications/${id}`;
    const terms = { limit: '20000', days: 7 };
    expect((await one.post(`${url}/approve`, { ...terms, limit: '0' })).status).toBe(422);
    const answers = await Promise.all([
      one.post(`${url}/approve`, terms),
      one.post(`${url}/approve`, terms),
      one.post(`${url}/reject`, { reason: 'Too new' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    const credit = await creditOf(buyer);
    const isApproved = credit.application?.status === 'approved';
    expect([credit.limit, credit.days]).toEqual(isApproved ? ['20000.00', 7] : [null, null]);
    expect((await noticesOf(contractorId)).map(({ kind }) => kind)).toEqual([
      isApproved ? 'creditGranted' : 'creditRejected',
    ]);
    const none = '00000000-0000-4000-8000-000000000000';
    const missing = await one.post(`/api/admin/credit/applications/${none}/approve`, terms);
    expect(missing.status).toBe(404);
  });

  it('are not given to who has lost the badge meanwhile', async () => {
    const { id, contractorId } = await buildApplication(db());
    await db()
      .updateTable('users')
      .set({ isVerified: false })
      .where('id', '=', contractorId)
      .execute();
    const terms = { limit: '20000', days: 7 };
    const answer = await (await admin()).post<Refusal>(
      `/api/admin/credit/applications/${id}/approve`,
      terms,
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'contractor_unverified']);
    const after = await creditOf(await signedIn(contractorId));
    expect([after.limit, after.application?.status]).toEqual([null, 'open']);
  });

  it('are changed and ended by an admin with a reason; what is on credit stays so', async () => {
    const { id, buyer } = await debtor();
    await choose(buyer, await placed(id));
    const one = await admin();
    const set = (userId: string, body: object) =>
      put(one, `/api/admin/users/${userId}/credit`, body);
    expect((await set(id, { limit: '0', days: 14 })).status).toBe(422);
    const reason = 'Two late payments';
    expect((await set(id, { limit: '1000', days: 30, reason })).status).toBe(204);
    expect(await creditOf(buyer)).toMatchObject({ days: 30, used: '4000.00', available: '0.00' });
    expect((await set(id, { limit: '0', days: 30, reason })).status).toBe(204);
    expect(await creditOf(buyer)).toMatchObject({ limit: '0.00', used: '4000.00' });
    expect((await choose(buyer, await placed(id))).body.code).toBe('credit_none');
    expect((await noticesOf(id)).at(-1)).toMatchObject({ kind: 'creditEnded', data: { reason } });
    const trail = await db()
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'credit.set')
      .where('targetId', '=', id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ details }) => details)).toEqual([
      { limit: '1000.00', days: 30, reason },
      { limit: '0.00', days: 30, reason },
    ]);
    const accounts = await one.get<CreditAccount[]>('/api/admin/credit?limit=50');
    expect(accounts.body.find(({ contractor }) => contractor.id === id)).toMatchObject({
      used: '4000.00',
      overdue: '0.00',
    });
    const terms = { limit: '1', days: 7, reason };
    const supplier = await buildUser(db(), { role: 'supplier', isVerified: true });
    expect((await set(supplier.id, terms)).status).toBe(404);
    expect(await set((await buildUser(db())).id, terms)).toMatchObject({
      status: 409,
      body: { code: 'contractor_unverified' },
    });
  });

  it('have a statement, also of what is paid or cancelled', async () => {
    const { id, buyer } = await debtor();
    const fields = { contractorId: id, status: 'delivered', deliveredAt: daysAgo(20) } as const;
    const late = await buildOrderOnCredit(db(), fields);
    const off = await buildOrderOnCredit(db(), { contractorId: id });
    await buyer.post(`/api/orders/${off.id}/cancel`, { reason: 'Too late' });
    const { bytes, headers } = await buyer.send({
      method: 'GET',
      url: '/api/credit/statement.csv',
    });
    expect(headers['content-type']).toContain('text/csv');
    const lines = bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.startsWith(late.number))).toMatch(/,1000\.00,overdue$/);
    expect(lines.find((line) => line.startsWith(off.number))).toMatch(/,0\.00,cancelled$/);
  });

  it('keep an account that owes from being deleted', async () => {
    const { id, buyer } = await debtor();
    await buildApplication(db(), { contractorId: id });
    const order = await buildOrderOnCredit(db(), { contractorId: id });
    const refused = await remove(buyer, '/api/profile');
    expect([refused.status, refused.body.code]).toEqual([409, 'credit_unpaid']);
    const exported = await buyer.get<Record<string, object[]>>('/api/profile/export');
    expect(exported.body).toMatchObject({
      creditLimit: [{ amount: '10000.00', days: 14 }],
      ordersOnCredit: [{ orderNumber: order.number }],
    });
    await buyer.post(`/api/orders/${order.id}/cancel`, { reason: 'Leaving' });
    expect((await remove(buyer, '/api/profile')).status).toBe(204);
    const left = await db()
      .selectFrom('creditApplications')
      .select('id')
      .where('contractorId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
