import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { creditSteps, daysAgo, type Refusal } from '../../../app/server/testing/credit-steps.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import type { JobDefinition, JobHandler, Jobs } from '../../../platform/jobs.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { ApplicationEntry, Credit, CreditAccount } from '../schema.ts';
import { buildApplication, buildOrderOnCredit } from './factory.ts';
import { remindDaily } from './job-definitions.ts';
import { handleCreditJobs } from './jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const {
  db,
  signedIn,
  debtor,
  placed,
  choose,
  record,
  confirm,
  remove,
  put,
  creditOf,
  admin,
  noticesOf,
} = creditSteps(() => server);

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

  it('are withdrawn by who applied while nobody has decided, and applied for again', async () => {
    const { id, contractorId } = await buildApplication(db());
    const buyer = await signedIn(contractorId);
    const url = `/api/credit/applications/${id}/withdraw`;
    expect((await (await signedIn((await buildUser(db())).id)).post(url)).status).toBe(404);
    expect(await buyer.post<Credit>(url)).toMatchObject({
      status: 200,
      body: { application: { id, status: 'withdrawn' } },
    });
    expect(await buyer.post(url)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    const decision = `/api/admin/credit/applications/${id}/approve`;
    expect((await (await admin()).post(decision, { limit: '1000', days: 7 })).status).toBe(409);
    const again = { limit: '20000', days: 14, business: 'We build flats.' };
    expect((await buyer.post('/api/credit/applications', again)).status).toBe(201);
  });

  it('are set for any verified contractor that an admin looks for, and overdue ones are a list', async () => {
    const chief = await admin();
    const search = async (query: string) =>
      (await chief.get<CreditAccount[]>(`/api/admin/credit?${query}`)).body;
    const { id } = await buildUser(db(), { isVerified: true, companyName: 'Nyota 100% Builders' });
    await buildUser(db(), { companyName: 'Nyota 100% Unverified' });
    expect(await search('search=nyota%20100%25')).toMatchObject([
      { id, limit: '0.00', days: null, used: '0.00', overdueSince: null },
    ]);
    const limit = { limit: '5000', days: 7, reason: 'Known for years' };
    expect(
      (
        await chief.send({
          method: 'PUT',
          url: `/api/admin/users/${id}/credit`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(limit),
        })
      ).status,
    ).toBe(204);
    expect(await search('search=nyota')).toMatchObject([{ id, limit: '5000.00', days: 7 }]);
    const order = { contractorId: id, status: 'delivered', deliveredAt: daysAgo(20) } as const;
    await buildOrderOnCredit(db(), { ...order, days: 7 });
    const [late] = (await search('overdue=true')).filter((one) => one.id === id);
    expect(late?.overdue).toBe('1000.00');
    expect(Math.floor((Date.now() - Date.parse(late?.overdueSince ?? '')) / 86_400_000)).toBe(12);
  });
});
