import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { buildQuotation } from '../../quotations/server/factory.ts';
import { buildRfq } from '../../rfqs/server/factory.ts';
import type { AdminOverview, Trends } from '../schema.ts';
import { adminRoutes } from './routes.ts';

let server: TestServer;
let admin: Visitor;
let adminId: string;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(
        adminRoutes({
          ...database,
          settings: [],
        }),
      );
    },
  });
});
beforeEach(async () => {
  const account = await buildUser(db(), {
    role: 'admin',
    totpSecret: 'sealed',
    totpConfirmedAt: new Date(),
  });
  adminId = account.id;
  admin = await server.signedIn(account.id);
});
afterAll(() => server.close());

const db = () => server.database.db;

async function overview(): Promise<AdminOverview> {
  const { status, body } = await admin.get('/api/admin/overview');
  expect(status).toBe(200);
  return body as AdminOverview;
}

const audited = async (action: string) =>
  db()
    .selectFrom('auditLog')
    .select(['targetId'])
    .where('actorId', '=', adminId)
    .where('action', '=', action)
    .execute();

describe('GET /api/admin/overview', () => {
  it('counts who and what the marketplace has, and notes the look', async () => {
    const before = (await overview()).figures;
    const supplier = await buildSupplier(db(), { isVerified: true });
    await buildSupplier(db(), { suspendedAt: new Date() });
    const contractor = await buildUser(db());
    await buildProduct(db(), { supplierId: supplier.id });
    await buildProduct(db(), { supplierId: supplier.id, isActive: false });
    const rfq = await buildRfq(db(), { contractorId: contractor.id });
    await buildQuotation(db(), { rfqId: rfq.id, supplierId: supplier.id });
    const order = { contractorId: contractor.id, supplierId: supplier.id };
    const amounts = { subtotal: '1250.50', totalAmount: '1250.50' };
    await db()
      .insertInto('orders')
      .values([
        { ...order, ...amounts },
        { ...order, ...amounts, status: 'cancelled', cancelledAt: new Date() },
        { ...order, ...amounts, createdAt: new Date(Date.now() - 40 * 86_400_000) },
      ])
      .execute();
    const { figures } = await overview();
    expect(figures).toEqual({
      contractors: before.contractors + 1,
      suppliers: before.suppliers + 1,
      verifiedSuppliers: before.verifiedSuppliers + 1,
      products: before.products + 1,
      openRfqs: before.openRfqs + 1,
      quotations: before.quotations + 1,
      orders: before.orders + 1,
      orderValue: (Number(before.orderValue) + 1250.5).toFixed(2),
    });
    expect(await audited('overview.read')).toHaveLength(2);
  });

  it('shows the newest RFQs and orders with their parties, and nothing of any bid', async () => {
    const contractor = await buildUser(db(), { companyName: 'Mjengo Ltd' });
    const titles = ['first', 'second', 'third', 'fourth'];
    for (const title of titles) await buildRfq(db(), { contractorId: contractor.id, title });
    const { rfqs } = await overview();
    expect(rfqs.map(({ title }) => title)).toEqual(['fourth', 'third', 'second']);
    expect(rfqs[0]?.contractor).toEqual({
      id: contractor.id,
      name: 'Mjengo Ltd',
      role: 'contractor',
    });
    expect(Object.keys(rfqs[0] ?? {}).toSorted()).toEqual([
      'contractor',
      'createdAt',
      'id',
      'status',
      'supplier',
      'supplierCount',
      'title',
    ]);
  });

  it('names whom an RFQ was sent to, and how many they are', async () => {
    const { id: rfqId } = await buildRfq(db());
    const [first, second] = [await buildSupplier(db()), await buildSupplier(db())];
    const sent = (supplierId: string, minutesAgo: number) =>
      db()
        .insertInto('rfqMatches')
        .values({ rfqId, supplierId, createdAt: new Date(Date.now() - minutesAgo * 60_000) })
        .execute();
    expect((await overview()).rfqs[0]).toMatchObject({ supplier: null, supplierCount: 0 });
    await sent(second.id, 1);
    await sent(first.id, 2);
    expect((await overview()).rfqs[0]).toMatchObject({
      supplier: { id: first.id, role: 'supplier' },
      supplierCount: 2,
    });
  });

  it('calls an RFQ closed whose time has passed', async () => {
    const contractorId = (await buildUser(db())).id;
    await buildRfq(db(), { contractorId, closesAt: new Date(Date.now() - 1_000) });
    expect((await overview()).rfqs[0]?.status).toBe('closed');
  });

  it('is for admins alone, and only with two-step sign-in', async () => {
    expect((await server.visitor().get('/api/admin/overview')).status).toBe(401);
    for (const role of ['contractor', 'supplier'] as const) {
      const other = await server.signedIn((await buildUser(db(), { role })).id);
      expect((await other.get('/api/admin/overview')).status).toBe(403);
    }
    const unready = await server.signedIn((await buildUser(db(), { role: 'admin' })).id);
    expect(await unready.get('/api/admin/overview')).toMatchObject({
      status: 403,
      body: { code: 'two_step_required' },
    });
  });
});

it('GET /api/admin/trends: a figure stands beside the same time before', async () => {
  await db()
    .updateTable('users')
    .set({ createdAt: new Date(Date.now() - 400 * 86_400_000) })
    .execute();
  const accounts = async () =>
    (await admin.get<Trends>('/api/admin/trends')).body.metrics.find(
      ({ metric }) => metric === 'accounts',
    );
  const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
  for (const days of [2, 10, 10, 40]) await buildUser(db(), ago(days));
  expect(await accounts()).toEqual({
    metric: 'accounts',
    today: { now: 0, before: 0 },
    days7: { now: 1, before: 2 },
    days30: { now: 3, before: 1 },
  });
  const { days } = (await admin.get<Trends>('/api/admin/trends')).body;
  expect([days.length, days.reduce((sum, day) => sum + day.accounts, 0)]).toEqual([30, 3]);
  const csv = await admin.get<unknown>('/api/admin/trends.csv');
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
});
