import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildMaterial } from '../../catalogue/server/factory.ts';
import type { PriceAlert } from '../schema.ts';
import { lookAtAlerts } from './alerts.ts';
import { buildMarketPrice, buildSellers } from './factory.ts';
import type { Notices } from './ports.ts';
import { publishWeek } from './publish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());
const db = () => server.database.db;

/** Looks at all alerts, and says who is notified of which price. */
async function look(): Promise<[string, string][]> {
  const told: [string, string][] = [];
  const notify: Notices = async (_trx, { userId, values }) => {
    told.push([userId, values.amount]);
  };
  await lookAtAlerts({ db: db(), notify }, new AbortController().signal);
  return told;
}

it('notifies once when the lowest price or the published median falls below, and again after a rise', async () => {
  const key = await buildMaterial(db());
  const ids = await buildSellers(db(), key, [100, 200, 300, 400, 500]);
  await publishWeek(db(), '2026-11-09');
  const { id } = await buildUser(db());
  const visitor = await server.signedIn(id);
  const alert = { materialKey: key, size: '', county: 'Nairobi' };
  const set = (measure: string, below: string) =>
    visitor.post<PriceAlert>('/api/price-alerts', { ...alert, measure, below });
  expect((await set('lowest', '90')).status).toBe(201);
  expect((await set('median', '250')).body).toMatchObject({ below: '250.00', isBelow: false });
  expect(await look()).toEqual([]);

  const setPrice = (supplierId: string | undefined, price: string) =>
    db()
      .updateTable('products')
      .set({ price })
      .where('supplierId', '=', supplierId ?? '')
      .execute();
  // A figure is counted again when four who stand behind it changed.
  for (const supplierId of ids.slice(0, 4)) await setPrice(supplierId, '80.00');
  // The list is live, the median waits for its week.
  expect(await look()).toEqual([[id, 'KSh 80']]);
  await publishWeek(db(), '2026-11-16');
  expect(await look()).toEqual([[id, 'KSh 80']]);
  expect(await look()).toEqual([]);
  for (const supplierId of ids.slice(0, 4)) await setPrice(supplierId, '95.00');
  expect(await look()).toEqual([]);
  await setPrice(ids[0], '85.00');
  expect(await look()).toEqual([[id, 'KSh 85']]);
});

it('keeps one alert for a price, of its owner alone, until it is removed', async () => {
  const materialKey = await buildMarketPrice(db(), '2026-11-23');
  const { id } = await buildUser(db());
  const visitor = await server.signedIn(id);
  const alert = { materialKey, size: '', county: null, measure: 'median' };
  const first = await visitor.post<PriceAlert>('/api/price-alerts', { ...alert, below: '200' });
  const again = await visitor.post<PriceAlert>('/api/price-alerts', { ...alert, below: '150.5' });
  expect([again.status, again.body.id, again.body.below]).toEqual([201, first.body.id, '150.50']);
  expect((await visitor.get<PriceAlert[]>('/api/price-alerts')).body).toHaveLength(1);
  const none = { ...alert, materialKey: 'no-such-thing', below: '1' };
  expect(await visitor.post('/api/price-alerts', none)).toMatchObject({ status: 404 });
  const url = `/api/price-alerts/${first.body.id}`;
  const other = await server.signedIn((await buildUser(db())).id);
  expect((await other.send({ method: 'DELETE', url })).status).toBe(404);
  expect((await visitor.send({ method: 'DELETE', url })).status).toBe(204);
  expect((await visitor.send({ method: 'DELETE', url })).status).toBe(404);
});
