import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  openTestServer,
  type TestServer,
} from '../../../app/server/testing/test-server.ts';
import type { ProductCard, ProductSort } from '../schema.ts';
import { buildCategory, buildMaterial, buildProduct, buildSupplier } from './factory.ts';
import { catalogueRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => app.register(catalogueRoutes(database)),
  });
});
afterAll(() => server.close());

/** Few names and prices, so that many products tie and only the id tells them apart. */
const goods = fc.array(
  fc.record({
    name: fc.constantFrom('nondo', 'Nondo', 'beam 10', 'Zinc "x"', 'ñandu', 'beam-10'),
    price: fc.constantFrom('10.00', '10.50', '200.00'),
    stockQuantity: fc.constantFrom(0, 7),
    day: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 14 },
);
interface Good {
  readonly name: string;
  readonly price: string;
  readonly stockQuantity: number;
  readonly day: number;
}

interface Shelf {
  readonly url: string;
  add(entries: readonly Good[]): Promise<string[]>;
}

async function buildShelf(): Promise<Shelf> {
  const { db } = server.database;
  const categoryId = (await buildCategory(db)).id;
  const productType = await buildMaterial(db, { categoryId, tagsEn: ['walkable thing'] });
  const supplierId = (await buildSupplier(db)).id;
  return {
    url: `/api/products?categoryId=${categoryId}`,
    add: async (entries) => {
      const ids: string[] = [];
      for (const { day, ...entry } of entries) {
        const createdAt = new Date(Date.UTC(2026, 0, day));
        const row = { ...entry, createdAt, categoryId, productType, supplierId };
        ids.push((await buildProduct(db, row)).id);
      }
      return ids;
    },
  };
}

/** Follows `Link` from the first page to the last one. */
async function walk(url: string, between: () => Promise<unknown> = async () => undefined) {
  const seen: ProductCard[] = [];
  for (let next: string | undefined = url; next; ) {
    const answer: Answer<ProductCard[]> = await server.visitor().get<ProductCard[]>(next);
    expect(answer.status).toBe(200);
    seen.push(...answer.body);
    next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    if (next) await between();
  }
  return seen;
}

/** Whether a product may stand before the next one; how letters sort is the database's affair. */
const inOrder: Readonly<Record<ProductSort, (a: ProductCard, b: ProductCard) => boolean>> = {
  name: () => true,
  price_asc: (a, b) => Number(a.price) <= Number(b.price),
  price_desc: (a, b) => Number(a.price) >= Number(b.price),
  newest: (a, b) => a.createdAt >= b.createdAt,
  rating: (a, b) => Number(a.rating.average) >= Number(b.rating.average),
  relevance: (a, b) =>
    a.stockQuantity > 0 === b.stockQuantity > 0
      ? Number(a.price) <= Number(b.price)
      : a.stockQuantity > 0,
};

const sorts: ProductSort[] = ['name', 'price_asc', 'price_desc', 'newest', 'rating', 'relevance'];
const urlOf = (shelf: Shelf, sort: ProductSort, limit: number) =>
  `${shelf.url}&sort=${sort}&limit=${limit}${sort === 'relevance' ? '&search=walkable+thing' : ''}`;

describe('walking a list by its cursors', () => {
  it.each(sorts)('API-14 shows every product once, in order, sorted by %s', async (sort) => {
    await fc.assert(
      fc.asyncProperty(goods, fc.integer({ min: 1, max: 5 }), async (entries, limit) => {
        const shelf = await buildShelf();
        const ids = await shelf.add(entries);
        const pages = await walk(urlOf(shelf, sort, limit));
        expect(pages.map((card) => card.id).sort()).toEqual([...ids].sort());
        const whole = await server.visitor().get<ProductCard[]>(urlOf(shelf, sort, 50));
        expect(pages.map((card) => card.id)).toEqual(whole.body.map((card) => card.id));
        expect(whole.headers['x-total-count']).toBe(String(ids.length));
        pages.slice(1).forEach((card, index) => {
          expect(inOrder[sort](pages[index]!, card)).toBe(true);
        });
      }),
      { numRuns: 6 },
    );
  });

  it.each(sorts)('neither skips nor repeats while products arrive, sorted by %s', async (sort) => {
    await fc.assert(
      fc.asyncProperty(goods, goods, async (entries, arriving) => {
        const shelf = await buildShelf();
        const ids = await shelf.add(entries);
        const late = [...arriving];
        const seen = await walk(urlOf(shelf, sort, 2), () => shelf.add(late.splice(0, 2)));
        const seenIds = seen.map((card) => card.id);
        expect(new Set(seenIds).size).toBe(seenIds.length);
        expect(seenIds).toEqual(expect.arrayContaining(ids));
      }),
      { numRuns: 4 },
    );
  });

  it('sorts names without regard to case', async () => {
    const shelf = await buildShelf();
    await shelf.add(
      ['b', 'A', 'C'].map((name) => ({ name, price: '10.00', stockQuantity: 1, day: 1 })),
    );
    const cards = await walk(urlOf(shelf, 'name', 2));
    expect(cards.map((card) => card.name)).toEqual(['A', 'b', 'C']);
  });

  it('keeps the filters and the search in the next address', async () => {
    const shelf = await buildShelf();
    const entry = { name: 'Nondo', stockQuantity: 1, day: 1 };
    await shelf.add([
      { ...entry, price: '10.00' },
      { ...entry, price: '10.50' },
      { ...entry, price: '200.00' },
    ]);
    const { headers } = await server
      .visitor()
      .get(`${urlOf(shelf, 'relevance', 1)}&maxPrice=100&inStock=1`);
    expect(headers['x-total-count']).toBe('2');
    const cards = await walk(`${urlOf(shelf, 'relevance', 1)}&maxPrice=100&inStock=1`);
    expect(cards.map((card) => card.price)).toEqual(['10.00', '10.50']);
  });

  it('refuses the cursor of another list', async () => {
    const shelf = await buildShelf();
    const entry = { name: 'Nondo', price: '10.00', stockQuantity: 1, day: 1 };
    await shelf.add([entry, entry, entry]);
    const { headers } = await server.visitor().get(urlOf(shelf, 'name', 1));
    const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
    for (const other of ['sort=newest&', 'sort=name&inStock=1&', 'sort=name&search=nondo&']) {
      const url = `${shelf.url}&${other}limit=1&cursor=${cursor}`;
      expect(await server.visitor().get(url)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'cursor' }] },
      });
    }
  });
});
