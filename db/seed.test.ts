import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/database.ts';
import { generateProducts } from './seed/generate.ts';
import { seedDemo } from './seed/index.ts';

const silent = () => undefined;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.close());

async function one(text: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.pool.query(text);
  return rows[0];
}

const facts = `
  select (select count(*)::integer from categories) as categories,
    (select count(*)::integer from users where role = 'supplier') as suppliers,
    (select count(*)::integer from users where role = 'supplier' and is_verified) as verified,
    (select count(*)::integer from products where is_active) as products,
    (select sum(active)::integer from product_counts) as counted,
    (select count(*)::integer from products where stock_quantity = 0) as out_of_stock,
    (select count(*)::integer from products where created_at > now() - interval '7 days') as new`;

describe('demo data', () => {
  it('has 24 categories, 60 suppliers (50 verified) and 1,227 products (40 new)', async () => {
    expect(await one(facts)).toEqual({
      categories: 24,
      suppliers: 60,
      verified: 50,
      products: 1227,
      counted: 1227,
      out_of_stock: 36,
      new: 40,
    });
  });

  it('says where each supplier is paid, by details that are in use', async () => {
    const paid = await one(`
      select count(*)::integer as details, count(distinct supplier_id)::integer as suppliers,
          count(distinct supplier_id) filter (where checked_at is not null)::integer as checked,
          bool_and(usable_from < now()) as usable
        from payment_details`);
    expect(paid).toEqual({ details: 120, suppliers: 60, checked: 50, usable: true });
  });

  it('is not written twice', async () => {
    const before = await one('select max(id::text) from reviews');
    const log: string[] = [];
    await seedDemo(database.url, (message) => log.push(message));
    expect(log).toEqual(['Demo data is already there']);
    expect(await one('select max(id::text) from reviews')).toEqual(before);
  });

  it('lets the demo people and the suppliers sign in with the demo password', async () => {
    const { rows } = await database.pool.query(
      `select email, role, password from users
         where email in ('contractor@demo.example', 'supplier@demo.example', 'admin@demo.example',
           'sales@chumatele-steel-depot.example') order by email`,
    );
    expect(rows.map((row) => [row.email, row.role])).toEqual([
      ['admin@demo.example', 'admin'],
      ['contractor@demo.example', 'contractor'],
      ['sales@chumatele-steel-depot.example', 'supplier'],
      ['supplier@demo.example', 'supplier'],
    ]);
    expect(new Set(rows.map((row) => row.password)).size).toBe(1);
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
    expect(await verify(rows[0].password, 'demo1234')).toBe(true);
  });

  it('gives the demo supplier products of several categories', async () => {
    expect(
      await one(
        `select count(*)::integer as products, count(distinct category_id)::integer as categories
           from products join users on users.id = supplier_id where email = 'supplier@demo.example'`,
      ),
    ).toEqual({ products: 20, categories: expect.toSatisfy((n: number) => n > 3) });
  });

  it('features four products of four categories, in stock, with 4.8 of 124 reviews', async () => {
    const { rows } = await database.pool.query(
      `select products.rating_count, round(products.rating_sum::numeric / products.rating_count, 1)
             as average, products.stock_quantity > 0 as in_stock, users.is_verified,
           count(reviews.id)::integer as reviews, count(distinct author_name)::integer as authors,
           min(reviews.created_at) > now() - interval '366 days' as within_a_year
         from site_settings
         cross join jsonb_array_elements_text(value) as featured (id)
         join products on products.id = featured.id::uuid
         join users on users.id = products.supplier_id
         join reviews on reviews.product_id = products.id
         where key = 'featured_product_ids'
         group by products.id, users.id`,
    );
    expect(rows).toEqual(
      Array.from({ length: 4 }, () => ({
        rating_count: 124,
        average: '4.8',
        in_stock: true,
        is_verified: true,
        reviews: 124,
        authors: 124,
        within_a_year: true,
      })),
    );
    expect(
      await one(
        `select count(distinct category_id)::integer as categories from site_settings
           join products on value ? products.id::text where key = 'featured_product_ids'`,
      ),
    ).toEqual({ categories: 4 });
  });

  it('has 3 to 40 reviews of 150 more products, none older than its product', async () => {
    expect(
      await one(
        `select count(*)::integer as products, min(rating_count) >= 3 as enough,
             max(rating_count) <= 40 as not_too_many
           from products where rating_count between 1 and 123`,
      ),
    ).toEqual({ products: 150, enough: true, not_too_many: true });
    expect(
      await one(
        `select count(*)::integer as too_early from reviews join products on products.id = product_id
           where reviews.created_at < products.created_at or reviews.created_at > now()`,
      ),
    ).toEqual({ too_early: 0 });
  });

  it('gives every product three illustrations that exist', async () => {
    expect(
      await one(
        `select bool_and(cardinality(images) = 3) as three,
             bool_and((select count(*) from media
               where kind = 'illustration' and '/media/' || key = any (images)) = 3) as exist,
             bool_and(images[1] <> images[2] and images[2] <> images[3]) as different
           from products`,
      ),
    ).toEqual({ three: true, exist: true, different: true });
    expect(
      await one(
        `select spec - 'params' as spec, key ~ '^[0-9a-f]{32}$' as hash from media limit 1`,
      ),
    ).toEqual({ spec: { drawing: expect.any(String), view: expect.any(String) }, hash: true });
  });

  it.each([
    ['simiti', 'cement'],
    ['nondo y12', 'steel-rebar'],
    ['mabati', 'roofing-gutters'],
    ['kokoto', 'sand-ballast-aggregates'],
    ['misumari', 'nails-screws-fasteners'],
  ])('is found by the trade word %s', async (words, category) => {
    const { rows } = await database.pool.query(
      `select categories.slug, count(*)::integer as found from products
         join categories on categories.id = category_id
         where search @@ websearch_to_tsquery('catalogue_search', $1)
         group by 1 order by 2 desc limit 1`,
      [words],
    );
    expect(rows[0]?.slug).toBe(category);
  });
});

describe('generated products', () => {
  it('add up, are found, and leave the table as it was', async () => {
    const shape = `
      select (select count(*)::integer from pg_index where indrelid = 'products'::regclass) as indexes,
        (select count(*)::integer from pg_trigger
           where tgrelid = 'products'::regclass and tgenabled = 'D') as disabled`;
    const before = await one(shape);
    await generateProducts(database.url, 450, silent);
    await generateProducts(database.url, 50, silent);
    expect(await one(shape)).toEqual(before);
    expect(
      await one(
        `select count(*)::integer as products, count(distinct supplier_id)::integer > 60 as spread,
             (select sum(active)::integer from product_counts) as counted,
             bool_and(search @@ to_tsquery('catalogue_search', 'lot')) filter (where slug like '%-bench-%')
               as found
           from products where is_active`,
      ),
    ).toEqual({ products: 1727, spread: true, counted: 1727, found: true });
  });

  it('are at most 100,000', async () => {
    await expect(generateProducts(database.url, 1_000_001, silent)).rejects.toThrow(RangeError);
  });
});
