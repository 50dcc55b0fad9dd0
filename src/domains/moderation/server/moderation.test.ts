import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import type { ReportDetails } from '../schema.ts';

let server: TestServer;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  adminId = (await buildAdmin(server.database.db)).id;
  admin = await server.signedIn(adminId);
});
afterAll(() => server.close());

const reason = 'Sold cement that was not there';
const put = (visitor: Visitor, url: string, body: object) =>
  visitor.send<{ code: string; issues?: { path: string }[] }>({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

/** A supplier with a product, reported by a buyer. */
async function reported() {
  const { db } = server.database;
  const supplier = await buildSupplier(db, { companyName: 'Jirani Hardware' });
  const { id: productId } = await buildProduct(db, {
    supplierId: supplier.id,
    name: 'Cement 42.5',
  });
  const buyer = await server.signedIn((await buildUser(db)).id);
  expect((await buyer.post(`/api/users/${supplier.id}/report`, { reason: 'Fraud' })).status).toBe(
    204,
  );
  const { id: reportId } = await db
    .selectFrom('reports')
    .select('id')
    .where('reportedId', '=', supplier.id)
    .executeTakeFirstOrThrow();
  return { supplier, productId, buyer, reportId };
}

const read = async (reportId: string) =>
  (await admin.get<ReportDetails>(`/api/admin/reports/${reportId}`)).body;
const bellOf = async (visitor: Visitor) =>
  (await visitor.get<{ kind: string; values: object }[]>('/api/notifications')).body.map(
    ({ kind, values }) => [kind, values],
  );
const noted = async (targetId: string) =>
  server.database.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('targetId', '=', targetId)
    .where('actorId', '=', adminId)
    .orderBy('id')
    .execute();

describe('from a report an admin', () => {
  it('takes a product down and puts it back, with a reason that its supplier is told', async () => {
    const { supplier, productId, reportId } = await reported();
    const seller = await server.signedIn(supplier.id);
    const url = `/api/admin/products/${productId}`;
    expect((await put(admin, url, { isActive: false, reason })).status).toBe(204);
    expect((await server.visitor().get(`/api/products/${productId}`)).status).toBe(404);
    expect(await read(reportId)).toMatchObject({
      reported: { name: 'Jirani Hardware' },
      isSuspended: false,
      products: [{ id: productId, isActive: false, isTakenDown: true }],
    });
    const relisted = await put(seller, `/api/products/${productId}`, { isActive: true });
    expect(relisted).toMatchObject({ status: 409, body: { code: 'taken_down_for' } });
    expect(await put(admin, url, { isActive: false, reason })).toMatchObject({ status: 409 });
    expect((await put(admin, url, { isActive: true, reason: 'Settled' })).status).toBe(204);
    expect((await server.visitor().get(`/api/products/${productId}`)).status).toBe(200);
    expect(await bellOf(seller)).toEqual([
      ['productRestored', { title: 'Cement 42.5' }],
      ['productTakenDown', { title: 'Cement 42.5', reason }],
    ]);
    expect(await noted(productId)).toEqual([
      { action: 'product.taken_down', actorId: adminId, details: { reason } },
      { action: 'product.restored', actorId: adminId, details: { reason: 'Settled' } },
    ]);
  });

  it('puts a product back as it was: what its supplier had hidden stays hidden, until the supplier lists it', async () => {
    const { supplier, productId } = await reported();
    const seller = await server.signedIn(supplier.id);
    const url = `/api/admin/products/${productId}`;
    await put(seller, `/api/products/${productId}`, { isActive: false });
    await put(admin, url, { isActive: false, reason });
    expect((await put(admin, url, { isActive: true, reason: 'Settled' })).status).toBe(204);
    const page = () => server.visitor().get(`/api/products/${productId}`);
    expect((await page()).status).toBe(404);
    expect((await put(seller, `/api/products/${productId}`, { isActive: true })).status).toBe(200);
    expect((await page()).status).toBe(200);
  });

  it('suspends the account and restores it, each once, with a reason', async () => {
    const { supplier, productId, reportId } = await reported();
    const seller = await server.signedIn(supplier.id);
    const step = (name: string, body: object) =>
      admin.post<{ code: string }>(`/api/admin/users/${supplier.id}/${name}`, body);
    const answers = await Promise.all([1, 2, 3].map(() => step('suspend', { reason })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect((await seller.get('/api/user')).status).toBe(401);
    expect((await server.visitor().get(`/api/products/${productId}`)).status).toBe(404);
    expect(await read(reportId)).toMatchObject({ isSuspended: true });
    expect((await step('restore', { reason: 'Settled' })).status).toBe(204);
    expect(await step('restore', { reason })).toMatchObject({ status: 409 });
    expect((await server.visitor().get(`/api/products/${productId}`)).status).toBe(200);
    expect(await noted(supplier.id)).toEqual([
      { action: 'account.suspended', actorId: adminId, details: { reason } },
      { action: 'account.restored', actorId: adminId, details: { reason: 'Settled' } },
    ]);
  });

  it('says that it was dealt with, which the reporter hears once', async () => {
    const { buyer, reportId } = await reported();
    expect(await read(reportId)).toMatchObject({ reason: 'Fraud', isResolved: false });
    const url = `/api/admin/reports/${reportId}/resolve`;
    const answers = await Promise.all([1, 2].map(() => admin.post(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await read(reportId)).toMatchObject({ isResolved: true });
    expect(await bellOf(buyer)).toEqual([['reportResolved', { company: 'Jirani Hardware' }]]);
    expect((await noted(reportId)).map(({ action }) => action)).toContain('report.resolved');
  });

  it('needs a reason, and somebody or something that is there', async () => {
    const { supplier, productId } = await reported();
    for (const body of [{}, { reason: '  ' }]) {
      const answer = await admin.post<{ issues: { path: string }[] }>(
        `/api/admin/users/${supplier.id}/suspend`,
        body,
      );
      expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'reason' }] } });
    }
    const unsaid = await put(admin, `/api/admin/products/${productId}`, { isActive: false });
    expect(unsaid).toMatchObject({ status: 422, body: { issues: [{ path: 'reason' }] } });
    const nobody = randomUUID();
    expect((await admin.post(`/api/admin/users/${nobody}/suspend`, { reason })).status).toBe(404);
    expect(
      (await put(admin, `/api/admin/products/${nobody}`, { isActive: false, reason })).status,
    ).toBe(404);
    expect((await admin.get(`/api/admin/reports/${nobody}`)).status).toBe(404);
    expect((await admin.post(`/api/admin/reports/${nobody}/resolve`)).status).toBe(404);
    expect((await admin.post('/api/admin/reports/nonsense/resolve')).status).toBe(422);
    expect(await admin.post(`/api/admin/users/${adminId}/suspend`, { reason })).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    });
  });

  it('and nobody else does', async () => {
    const { supplier, productId, buyer, reportId } = await reported();
    const other = await server.signedIn(supplier.id);
    for (const visitor of [buyer, other]) {
      expect((await visitor.get(`/api/admin/reports/${reportId}`)).status).toBe(403);
      expect((await visitor.post(`/api/admin/reports/${reportId}/resolve`)).status).toBe(403);
      for (const step of ['suspend', 'restore']) {
        const url = `/api/admin/users/${supplier.id}/${step}`;
        expect((await visitor.post(url, { reason })).status).toBe(403);
      }
      const url = `/api/admin/products/${productId}`;
      expect((await put(visitor, url, { isActive: false, reason })).status).toBe(403);
    }
  });
});
