import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildMaterial } from '../../catalogue/server/factory.ts';
import type { MaterialPrices, ProductUsualPrice, UsualPrice } from '../schema.ts';
import { buildMarketPrice, buildQuoted, buildSellers } from './factory.ts';
import { publishWeek } from './publish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());
const db = () => server.database.db;

it('counts quotations of closed RFQs of two buyers, and says what is usual in the line’s own unit', async () => {
  const materialKey = await buildMaterial(db(), { unit: 'tonne' });
  const suppliers = await buildSellers(db(), materialKey, [1, 2, 3, 4, 5]);
  const [one, other] = [(await buildUser(db())).id, (await buildUser(db())).id];
  const rfq = { materialKey, suppliers, county: 'Nairobi', unit: 'tonne' };
  const prices = [1000, 2000, 3000, 4000, 5000];
  await buildQuoted(db(), { ...rfq, buyerId: one, prices });
  const open = await buildQuoted(db(), {
    ...rfq,
    buyerId: other,
    prices,
    isOpen: true,
    unit: 'kg',
  });
  const read = async () =>
    (await server.visitor().get<MaterialPrices>(`/api/market/${materialKey}`)).body;

  await publishWeek(db(), '2026-11-09');
  expect(await read()).not.toHaveProperty('counties');

  await buildQuoted(db(), { ...rfq, buyerId: other, prices });
  await publishWeek(db(), '2026-11-16');
  const figure = { suppliers: 5, lower: '2000.00', median: '3000.00', upper: '4000.00' };
  expect((await read()).counties).toEqual([
    { county: 'Nairobi', list: null, quotation: { ...figure, countedOn: '2026-11-16' } },
  ]);

  const buyer = await server.signedIn(other);
  const usual = await buyer.get<UsualPrice[]>(`/api/rfqs/${open.rfqId}/usual-prices`);
  expect(usual.body).toEqual([
    {
      ...{ rfqItemId: open.rfqItemId, kind: 'quotation', county: 'Nairobi' },
      ...{ lower: '2.00', median: '3.00', upper: '4.00' },
    },
  ]);

  // The size stands in words alone: it is that of what is offered.
  const sized = await buildMaterial(db(), { unit: 'piece' });
  const offered = { ...rfq, materialKey: sized, unit: 'piece', attributes: { sizeIn: 6 } };
  for (const buyerId of [one, other]) await buildQuoted(db(), { ...offered, buyerId, prices });
  await publishWeek(db(), '2026-11-23');
  const asked = await buildQuoted(db(), { ...offered, buyerId: other, prices, isOpen: true });
  const found = await buyer.get<UsualPrice[]>(`/api/rfqs/${asked.rfqId}/usual-prices`);
  expect(found.body).toMatchObject([{ rfqItemId: asked.rfqItemId, median: '3000.00' }]);

  const stranger = await server.signedIn(one);
  expect((await stranger.get(`/api/rfqs/${open.rfqId}/usual-prices`)).status).toBe(404);
});

it('says on a product what is usual where its supplier is, and nothing where four alone sell it', async () => {
  const read = async (materialKey: string) => {
    const product = await db()
      .selectFrom('products')
      .select('id')
      .where('productType', '=', materialKey)
      .executeTakeFirstOrThrow();
    const url = `/api/products/${product.id}/usual-price`;
    return (await server.visitor().get<ProductUsualPrice>(url)).body;
  };
  const materialKey = await buildMarketPrice(db(), '2026-11-30');
  expect(await read(materialKey)).toEqual({
    ...{ materialKey, size: '', kind: 'list', county: 'Nairobi' },
    ...{ lower: '200.00', median: '300.00', upper: '400.00' },
  });

  const rare = await buildMaterial(db(), { unit: 'piece' });
  await buildSellers(db(), rare, [1, 2, 3, 4]);
  await publishWeek(db(), '2026-12-07');
  expect(await read(rare)).toBeNull();
});
