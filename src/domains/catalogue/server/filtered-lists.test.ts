import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { ProductCard } from '../schema.ts';
import { buildCategory, buildMaterial, buildSupplier } from './factory.ts';
import { catalogueRoutes } from './routes.ts';

/** More than are read and sorted whole, so that long lists go along their order's index. */
const many = 8_000;

let server: TestServer;
let categories: readonly string[];
let suppliers: readonly string[];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => app.register(catalogueRoutes(database)),
  });
  const { db, pool } = server.database;
  categories = [(await buildCategory(db)).id, (await buildCategory(db)).id];
  suppliers = [
    (await buildSupplier(db, { deliveryCounties: ['Nairobi', 'Kiambu'], isVerified: true })).id,
    (await buildSupplier(db, { deliveryCounties: ['Nairobi'], isVerified: false })).id,
    (await buildSupplier(db, { deliveryCounties: ['Turkana'], isVerified: true })).id,
  ];
  const type = await buildMaterial(db, { tagsEn: ['countable thing'] });
  await pool.query(
    `insert into products (name, slug, price, unit, stock_quantity, category_id, supplier_id,
         product_type, created_at, is_active)
       select 'Thing ' || md5(n::text), 'thing-' || n, 1 + (n * 7919) % 5000, 'piece',
           case when n % 9 = 0 then 0 else n end, ($2::uuid[])[1 + n % 2],
           ($3::uuid[])[case when n % 400 = 0 then 3 else 1 + n % 3 % 2 end], $4,
           timestamptz '2026-01-01' + (n * 104729) % 100000 * interval '1 minute', n % 50 > 0
         from generate_series(1, $1::integer) as n`,
    [many, categories, suppliers, type],
  );
});
afterAll(() => server.close());

const conditions: Readonly<Record<string, string>> = {
  'inStock=1': 'stock_quantity > 0',
  'inStock=0': 'stock_quantity = 0',
  'minPrice=1000&maxPrice=4000': 'price between 1000 and 4000',
  'minPrice=4990': 'price >= 4990',
  'county=Nairobi': 'supplier_id in ($1, $2)',
  'county=turkana': 'supplier_id = $3',
  'verified=1': 'supplier_id in ($1, $3)',
  'verified=0': 'true',
  'supplierId=$2': 'supplier_id = $2',
  'categoryId=$4': 'category_id = $4',
  'search=countable+thing': 'true',
};
const orders: Readonly<Record<string, string>> = {
  name: 'lower(name), id',
  price_asc: 'price, id',
  price_desc: 'price desc, id desc',
  newest: 'created_at desc, id desc',
};

const filters = [
  ...Object.keys(conditions).map((one) => [one]),
  ['inStock=0', 'county=Nairobi'],
  ['inStock=1', 'categoryId=$4'],
  ['inStock=1', 'categoryId=$4', 'county=Nairobi', 'minPrice=1000&maxPrice=4000'],
  ['supplierId=$2', 'county=Nairobi', 'inStock=0'],
  ['verified=1', 'county=Nairobi', 'inStock=1'],
  ['verified=1', 'categoryId=$4', 'minPrice=1000&maxPrice=4000'],
  ['verified=1', 'search=countable+thing'],
  ['minPrice=1000&maxPrice=4000', 'search=countable+thing'],
  ['county=turkana', 'minPrice=4990', 'search=countable+thing'],
];

describe('a filtered list of many products', () => {
  it.each(filters.map((parts) => ({ query: parts.join('&'), parts })))(
    'API-14 ?$query holds what it says, in order, rightly counted',
    async ({ parts }) => {
      const given = [...suppliers, categories[1]];
      const fill = (text: string) =>
        text.replace(/\$(\d)/g, (_all, n) => given[Number(n) - 1] ?? '');
      const where = parts.map((part) => conditions[part]).join(' and ');
      for (const [sort, order] of Object.entries(orders)) {
        const { rows } = await server.database.pool.query<{ id: string }>(
          `select id from products, (select $1::uuid, $2::uuid, $3::uuid, $4::uuid) as given
          where is_active and ${where} order by ${order}`,
          given,
        );
        const ids = rows.map(({ id }) => id);
        const query = `${fill(parts.join('&'))}&sort=${sort}&limit=50`;
        const first = await server.visitor().get<ProductCard[]>(`/api/products?${query}`);
        expect(first.headers['x-total-count']).toBe(String(ids.length));
        const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link ?? ''))?.[1];
        const second = next ? (await server.visitor().get<ProductCard[]>(next)).body : [];
        const shown = [...first.body, ...second].map(({ id }) => id);
        expect(shown).toEqual(ids.slice(0, 100));
      }
    },
  );
});
