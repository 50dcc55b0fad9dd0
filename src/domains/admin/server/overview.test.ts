import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildPayee, buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { buildApplication } from '../../credit/server/factory.ts';
import { createNotify } from '../../notifications/server/public.ts';
import { buildQuotation } from '../../quotations/server/factory.ts';
import { buildRfq } from '../../rfqs/server/factory.ts';
import type { AdminOverview } from '../schema.ts';
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
          notify: createNotify({ enqueue: async () => undefined }),
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

async function report(reason: string, daysAgo = 0) {
  const [reporterId, reportedId] = [(await buildUser(db())).id, (await buildSupplier(db())).id];
  return db()
    .insertInto('reports')
    .values({
      reporterId,
      reportedId,
      reason,
      createdAt: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .returning(['id', 'reporterId', 'reportedId'])
    .executeTakeFirstOrThrow();
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
    const { id: orderId } = await db()
      .selectFrom('orders')
      .select('id')
      .where('contractorId', '=', contractor.id)
      .executeTakeFirstOrThrow();
    const transfer = { orderId, payerId: contractor.id, method: 'bank', amount: '5' };
    await db()
      .insertInto('payments')
      .values([
        { ...transfer, reference: 'FT1' },
        { ...transfer, reference: 'FT2', status: 'rejected', decidedAt: new Date() },
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
      waitingPayments: before.waitingPayments + 1,
      payeesToCheck: before.payeesToCheck,
      creditApplications: before.creditApplications,
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

  it('counts the applications for credit terms that wait', async () => {
    const before = (await overview()).figures.creditApplications;
    await buildApplication(db());
    expect((await overview()).figures.creditApplications).toBe(before + 1);
  });

  it('counts the payment details that wait for a check', async () => {
    const before = (await overview()).figures.payeesToCheck;
    const supplierId = (await buildSupplier(db(), { isVerified: true })).id;
    await buildPayee(db(), { supplierId });
    expect((await overview()).figures.payeesToCheck).toBe(before + 1);
  });

  it('calls an RFQ closed whose time has passed', async () => {
    const contractorId = (await buildUser(db())).id;
    await buildRfq(db(), { contractorId, closesAt: new Date(Date.now() - 1_000) });
    expect((await overview()).rfqs[0]?.status).toBe('closed');
  });

  it('shows who waits longest, and how many wait', async () => {
    const people = await Promise.all([buildUser(db()), buildUser(db()), buildUser(db())]);
    for (const [place, { id }] of people.entries()) {
      await db()
        .insertInto('verificationRequests')
        .values({
          userId: id,
          registrationNumber: 'PVT-9XU2R7K',
          kraPin: 'P051112223Z',
          documents: [],
          createdAt: new Date(Date.now() - (9 - place) * 86_400_000),
        })
        .execute();
    }
    const { verifications } = await overview();
    expect(verifications.total).toBe(3);
    expect(verifications.first.map(({ account }) => account.id)).toEqual(
      people.map(({ id }) => id),
    );
  });

  it('is for admins alone, and only with two-step sign-in', async () => {
    expect((await server.visitor().get('/api/admin/overview')).status).toBe(401);
    for (const role of ['contractor', 'supplier'] as const) {
      const other = await server.signedIn((await buildUser(db(), { role })).id);
      expect((await other.get('/api/admin/overview')).status).toBe(403);
      const { id } = await report('Not theirs to see');
      expect((await other.post(`/api/admin/reports/${id}/resolve`)).status).toBe(403);
    }
    const unready = await server.signedIn((await buildUser(db(), { role: 'admin' })).id);
    expect(await unready.get('/api/admin/overview')).toMatchObject({
      status: 403,
      body: { code: 'two_step_required' },
    });
  });
});

describe('POST /api/admin/reports/{id}/resolve', () => {
  it('takes an open report off the list once, and notes by whom', async () => {
    const oldest = await report('Asked for money outside the site', 400);
    const { reports } = await overview();
    expect(reports.first[0]).toMatchObject({
      id: oldest.id,
      reason: 'Asked for money outside the site',
      reporter: { id: oldest.reporterId, role: 'contractor' },
      reported: { id: oldest.reportedId, role: 'supplier' },
    });
    const answers = await Promise.all(
      [1, 2].map(() => admin.post(`/api/admin/reports/${oldest.id}/resolve`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const after = (await overview()).reports;
    expect(after.total).toBe(reports.total - 1);
    expect(after.first.map(({ id }) => id)).not.toContain(oldest.id);
    expect(await audited('report.resolved')).toEqual([{ targetId: oldest.id }]);
    const { resolvedBy } = await db()
      .selectFrom('reports')
      .select('resolvedBy')
      .where('id', '=', oldest.id)
      .executeTakeFirstOrThrow();
    expect(resolvedBy).toBe(adminId);
  });

  it('answers 404 for a report that is not there', async () => {
    expect((await admin.post(`/api/admin/reports/${randomUUID()}/resolve`)).status).toBe(404);
    expect((await admin.post('/api/admin/reports/nonsense/resolve')).status).toBe(422);
  });
});
