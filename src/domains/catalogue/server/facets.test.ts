import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { Facets, ProductCard } from '../schema.ts';
import { catalogueRoutes } from './routes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: async (app, { database }) => app.register(catalogueRoutes(database)),
  });
});
afterAll(() => server.close());

const facetsOf = async (query: string) =>
  (await server.visitor().get<Facets>(`/api/facets?${query}`)).body;
const listed = async (query: string) => {
  const { body, headers } = await server
    .visitor()
    .get<ProductCard[]>(`/api/products?limit=50&${query}`);
  return { cards: body, total: Number(headers['x-total-count']) };
};

describe('brands and sizes of a list', () => {
  it('are those that its products have, and each finds as many as it says', async () => {
    const { brands, sizes } = await facetsOf('search=nondo');
    expect(brands.length).toBeGreaterThan(1);
    expect(sizes.map(({ text }) => text)).toEqual(expect.arrayContaining(['8 mm', '12 mm']));
    for (const { value, count } of brands) {
      const { cards, total } = await listed(`search=nondo&brand=${encodeURIComponent(value)}`);
      expect(total).toBe(count);
      expect(new Set(cards.map(({ brandName }) => brandName))).toEqual(new Set([value]));
    }
    for (const { value, count } of sizes) {
      expect((await listed(`search=nondo&size=${encodeURIComponent(value)}`)).total).toBe(count);
    }
  });

  it.each(['cement under 800', 'devki steel', 'under 300'])(
    'of "%s" are those of the very products that the list finds',
    async (search) => {
      const query = `search=${encodeURIComponent(search)}`;
      const { brands } = await facetsOf(query);
      const { total } = await listed(query);
      expect(brands.length).toBeGreaterThan(0);
      for (const { value, count } of brands) {
        const narrowed = await listed(`${query}&brand=${encodeURIComponent(value)}`);
        expect([value, narrowed.total]).toEqual([value, count]);
        expect(count).toBeLessThanOrEqual(total);
      }
    },
  );

  it('do not depend on the brand and size that are chosen', async () => {
    const all = await facetsOf('search=nondo');
    expect(await facetsOf('search=nondo&brand=Devki%20Steel&size=diameterMm:12')).toEqual(all);
  });

  it('narrow a category together, in every order', async () => {
    const query = 'category=steel-rebar&brand=Devki%20Steel&size=diameterMm:12';
    for (const sort of ['name', 'price_asc', 'newest']) {
      const { cards, total } = await listed(`${query}&sort=${sort}`);
      expect(cards.length).toBe(total);
      expect(total).toBeGreaterThan(0);
      expect(cards.every(({ name }) => /Y12\b|12 ?mm/.test(name))).toBe(true);
    }
  });

  it('are none for what nobody sells, and a size that is none is refused', async () => {
    expect(await facetsOf('search=zzqqxx')).toEqual({ brands: [], sizes: [] });
    expect((await server.visitor().get('/api/products?size=12')).status).toBe(422);
    const odd = encodeURIComponent('diameterMm:\'; drop table products; --"');
    expect(await listed(`size=${odd}`)).toEqual({ cards: [], total: 0 });
  });
});
