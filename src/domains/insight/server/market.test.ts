import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildMaterial } from '../../catalogue/server/factory.ts';
import type { Market, MaterialPrices } from '../schema.ts';
import { buildMarketPrice, buildSellers } from './factory.ts';
import { publishWeek } from './publish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());
const db = () => server.database.db;
const read = async (key: string) =>
  (await server.visitor().get<MaterialPrices>(`/api/market/${key}`)).body;
const text = async (url: string) => (await server.app.inject({ url })).body;
const setPrice = (supplierId: string, price: string) =>
  db().updateTable('products').set({ price }).where('supplierId', '=', supplierId).execute();

it('publishes a week once, and counts anew only when four suppliers have changed', async () => {
  const key = await buildMaterial(db());
  const ids = await buildSellers(db(), key, [100, 200, 300, 400, 500, 600]);
  await publishWeek(db(), '2026-11-09');
  const first = { suppliers: 6, lower: '200.00', median: '300.00', upper: '500.00' };
  expect((await read(key)).counties).toEqual([
    { county: 'Nairobi', list: { ...first, countedOn: '2026-11-09' }, quotation: null },
  ]);

  for (const id of ids.slice(0, 3)) await setPrice(id, '450.00');
  await publishWeek(db(), '2026-11-09');
  await publishWeek(db(), '2026-11-16');
  const held = await read(key);
  expect(held.week).toBe('2026-11-16');
  expect(held.counties[0]?.list).toEqual({ ...first, countedOn: '2026-11-09' });

  await setPrice(ids[3] ?? '', '450.00');
  await publishWeek(db(), '2026-11-23');
  const counted = { suppliers: 6, lower: '450.00', median: '450.00', upper: '500.00' };
  const { country, counties, history } = await read(key);
  expect(counties[0]?.list).toEqual({ ...counted, countedOn: '2026-11-23' });
  expect(country.list).toEqual({ ...counted, countedOn: '2026-11-23' });
  expect(history.filter(({ county }) => county === null).map(({ list }) => list?.median)).toEqual([
    '300.00',
    '300.00',
    '450.00',
  ]);
  await expect(db().updateTable('marketFigures').set({ suppliers: 9 }).execute()).rejects.toThrow();
});

it('says nothing of a material with four verified suppliers, and lists the others', async () => {
  const key = await buildMaterial(db());
  const [first = ''] = await buildSellers(db(), key, [100, 200, 300, 400, 500]);
  await db().updateTable('users').set({ isVerified: false }).where('id', '=', first).execute();
  const other = await buildMarketPrice(db(), '2026-11-30');
  expect((await server.visitor().get(`/api/market/${key}`)).status).toBe(404);
  const { body } = await server.visitor().get<Market>('/api/market');
  expect(body.week).toBe('2026-11-30');
  expect(body.materials.map((one) => one.key)).toContain(other);
  expect(body.materials.map((one) => one.key)).not.toContain(key);
  expect(await text(`/api/market/${other}/prices.csv`)).toContain(
    '2026-11-30,Nairobi,List prices,piece,5,200.00,300.00,400.00',
  );
  expect(await text('/sitemaps/pages.xml')).toContain(`/market/${other}</loc>`);
});
