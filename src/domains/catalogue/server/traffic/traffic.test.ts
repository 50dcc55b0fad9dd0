import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../factory.ts';
import { selectMostViewed, selectTrafficDays, type TrafficCount } from '../queries/traffic.ts';
import { trafficRoutes } from './routes.ts';
import { countCartAdd, Traffic, trafficOf } from './traffic.ts';

describe('counting', () => {
  it('writes many down at once, and a look within half an hour once', async () => {
    const written: TrafficCount[][] = [];
    const traffic = new Traffic(async (counts) => void written.push([...counts]));
    traffic.countView('a', 'Wanjiku');
    traffic.countView('a', 'Wanjiku');
    traffic.countView('a', 'Otieno');
    traffic.countView('b', 'Wanjiku');
    traffic.countCartAdd('a');
    expect(written).toEqual([]);
    await traffic.flush();
    await traffic.flush();
    expect(written).toEqual([
      [
        { productId: 'a', views: 2, cartAdds: 1 },
        { productId: 'b', views: 1, cartAdds: 0 },
      ],
    ]);
  });

  it('keeps what could not be written for the next time', async () => {
    let isDown = true;
    const written: TrafficCount[] = [];
    const traffic = new Traffic(async (counts) => {
      if (isDown) throw new Error('the database is away');
      written.push(...counts);
    });
    traffic.countView('a', 'Wanjiku');
    await traffic.flush();
    isDown = false;
    traffic.countView('a', 'Otieno');
    await traffic.flush();
    expect(written).toEqual([{ productId: 'a', views: 2, cartAdds: 0 }]);
  });
});

describe('counting while the database is away', () => {
  it('tries once for each time it is due, however many products wait', async () => {
    let tries = 0;
    const traffic = new Traffic(async () => {
      tries += 1;
      throw new Error('the database is away');
    });
    for (let product = 0; product < 2_000; product += 1) traffic.countCartAdd(`${product}`);
    expect(tries).toBe(1);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    traffic.countCartAdd('another');
    expect(tries).toBe(1);
    await traffic.flush();
    expect(tries).toBe(2);
  });
});

describe('POST /api/products/{id}/view', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({
      registerRoutes: async (app, { database }) =>
        void (await app.register(trafficRoutes(database))),
    });
  });
  afterAll(() => server.close());

  const db = () => server.database.db;
  const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; TECNO KI5)' };
  const look = (id: string, headers: Record<string, string> = browser, ip = '198.51.100.1') =>
    server.visitor({ ip }).post(`/api/products/${id}/view`, undefined, headers);

  it('counts visitors and contractors by the day, for the supplier alone', async () => {
    const { pool } = server.database;
    const product = await buildProduct(db());
    const contractor = await server.signedIn((await buildUser(db())).id);
    expect((await look(product.id)).status).toBe(204);
    await look(product.id);
    await look(product.id, browser, '198.51.100.2');
    await contractor.post(`/api/products/${product.id}/view`, undefined, browser);
    countCartAdd(pool, product.id);
    await trafficOf(pool).flush();
    const days = await selectTrafficDays(pool, product.supplierId, 30);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ views: 3, cartAdds: 1 });
    expect(days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
    const most = await selectMostViewed(pool, product.supplierId, { days: 30, limit: 10 });
    expect(most).toEqual([
      { id: product.id, slug: product.slug, name: product.name, views: 3, cartAdds: 1 },
    ]);
    const { id: stranger } = await buildSupplier(db());
    expect((await selectTrafficDays(pool, stranger, 30)).at(-1)).toMatchObject({ views: 0 });
    expect(await selectMostViewed(pool, stranger, { days: 30, limit: 10 })).toEqual([]);
  });

  it('counts neither programs nor suppliers, and says nothing of what there is', async () => {
    const { pool } = server.database;
    const product = await buildProduct(db());
    const supplier = await server.signedIn(product.supplierId);
    await supplier.post(`/api/products/${product.id}/view`, undefined, browser);
    await look(product.id, { 'user-agent': 'Googlebot/2.1' });
    await look(product.id, { 'user-agent': '' });
    const unknown = await look('9d3b7a52-6a57-4c3b-9d0a-000000000000');
    expect(unknown.status).toBe(204);
    await trafficOf(pool).flush();
    expect((await selectTrafficDays(pool, product.supplierId, 30)).at(-1)).toMatchObject({
      views: 0,
    });
    expect((await look('not-an-id')).status).toBe(422);
  });
});
