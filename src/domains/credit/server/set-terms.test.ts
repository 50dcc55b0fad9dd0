import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import type { Credit, CreditAccount } from '../schema.ts';
import { buildApplication, buildOrderOnCredit } from './factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const signedIn = (id: string) => server.signedIn(id);
const admin = async () => signedIn((await buildAdmin(db())).id);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('credit terms', () => {
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
