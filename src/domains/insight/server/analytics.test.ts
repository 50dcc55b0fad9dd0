import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildMaterial, buildSupplier } from '../../catalogue/server/factory.ts';
import { buildProject } from '../../projects/server/factory.ts';
import type { Buying, Demand } from '../schema.ts';
import { buildQuoted } from './factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());
const db = () => server.database.db;
const sellers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => (await buildSupplier(db(), { isVerified: true })).id),
  );

it('sums what a contractor spent, and saves against the median of three prices', async () => {
  const contractorId = (await buildUser(db())).id;
  const suppliers = await sellers(3);
  const [supplierId = ''] = suppliers;
  const materialKey = await buildMaterial(db());
  const rfq = { buyerId: contractorId, materialKey, suppliers, county: 'Nairobi', unit: 'piece' };
  const { rfqItemId } = await buildQuoted(db(), { ...rfq, prices: [100, 130, 200] });
  const { id: quotationItemId } = await db()
    .selectFrom('quotationItems')
    .select('id')
    .where('rfqItemId', '=', rfqItemId)
    .where('unitPrice', '=', '100.00')
    .executeTakeFirstOrThrow();
  const { id: projectId } = await buildProject(db(), { contractorId });
  const { id: orderId } = await db()
    .insertInto('orders')
    .values({ contractorId, supplierId, projectId, subtotal: '100', totalAmount: '120' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { orderId, lineNo: 1, name: 'Stone', quantity: '1', quotationItemId };
  await db()
    .insertInto('orderItems')
    .values({ ...line, unitPrice: '100', totalPrice: '100' })
    .execute();
  const buyer = await server.signedIn(contractorId);
  const { body } = await buyer.get<Buying>('/api/insight/buying');
  expect(body.months).toHaveLength(12);
  expect(body.months.at(-1)).toMatchObject({ orders: 1, spent: '120.00' });
  expect(body.suppliers).toMatchObject([{ id: supplierId, orders: 1, spent: '120.00' }]);
  expect(body.categories).toMatchObject([{ spent: '100.00' }]);
  const project = { id: projectId, name: 'Ruiru flats' };
  expect(body.projects).toEqual([{ project, orders: 1, spent: '120.00' }]);
  const file = await buyer.get<string>('/api/insight/buying.csv');
  expect(file.status).toBe(200);
  expect(body.savings).toEqual({ lines: 1, amount: '30.00' });
  const other = await server.signedIn((await buildUser(db())).id);
  expect((await other.get<Buying>('/api/insight/buying')).body.suppliers).toEqual([]);
});

it('tells a supplier of demand from five RFQs of three buyers on, and of losses from five on', async () => {
  const materialKey = await buildMaterial(db());
  const [own = '', rival = ''] = await sellers(2);
  const buyers = await Promise.all([1, 2, 3].map(async () => (await buildUser(db())).id));
  const visitor = await server.signedIn(own);
  const read = async () => (await visitor.get<Demand>('/api/insight/demand')).body;
  const ask = async (buyerId = '') => {
    const asked = { buyerId, materialKey, county: 'Nairobi', unit: 'piece' };
    const { rfqId } = await buildQuoted(db(), {
      ...asked,
      suppliers: [own, rival],
      prices: [90, 80],
    });
    await db()
      .updateTable('rfqs')
      .set({ closesAt: new Date(Date.now() - 60_000) })
      .where('id', '=', rfqId)
      .execute();
    for (const [supplierId, status] of [
      [own, 'rejected'],
      [rival, 'accepted'],
    ] as const)
      await db()
        .updateTable('quotations')
        .set({ status, decidedAt: new Date() })
        .where('rfqId', '=', rfqId)
        .where('supplierId', '=', supplierId)
        .execute();
  };
  for (const buyer of [0, 0, 0, 1]) await ask(buyers[buyer]);
  expect(await read()).toMatchObject({ materials: [], lost: null });
  await ask(buyers[1]);
  expect((await read()).materials).toEqual([]);
  await ask(buyers[2]);
  expect(await read()).toMatchObject({
    materials: [{ key: materialKey, rfqsAtLeast: 5, isListed: false }],
    lost: { byPrice: 6, byTime: 0, otherwise: 0 },
  });
  const file = await visitor.get<unknown>('/api/insight/demand.csv');
  expect(file.headers['content-type']).toContain('text/csv');
});

it('counts as asked what was closed or awarded before its time, and nothing open', async () => {
  const asked = {
    ...{ buyerId: (await buildUser(db())).id, materialKey: await buildMaterial(db()) },
    ...{ county: 'Nairobi', unit: 'piece', prices: [90] },
  };
  const [own = ''] = await sellers(1);
  const { rfqId: closed } = await buildQuoted(db(), { ...asked, suppliers: [own] });
  const { rfqId: awarded } = await buildQuoted(db(), { ...asked, suppliers: [] });
  const { rfqId: open } = await buildQuoted(db(), { ...asked, suppliers: [own], isOpen: true });
  await db().updateTable('rfqs').set({ status: 'awarded' }).where('id', '=', awarded).execute();
  await db()
    .insertInto('rfqMatches')
    .values([closed, awarded, open].map((rfqId) => ({ rfqId, supplierId: own })))
    .execute();
  const { body } = await (await server.signedIn(own)).get<Demand>('/api/insight/demand');
  expect(body).toMatchObject({ asked: 2, answered: 1 });
});
