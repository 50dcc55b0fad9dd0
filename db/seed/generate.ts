import pg from 'pg';
import { type CatalogueProduct, readCatalogue } from './catalogue.ts';
import { type Random, randomFrom } from './random.ts';

const mostProducts = 1_000_000;
const batchSize = 5_000;
const catalogueSuppliers = 60;
const productsPerSupplier = 200;

/**
 * Adds `count` plausible products (at most 1,000,000) to a database with the demo catalogue, for
 * measuring: the catalogue's items in other sizes, brands' prices ±10 %, spread over the demo
 * suppliers and one new supplier for every 200 products. Repeatable; ends with ANALYZE.
 *
 * @throws RangeError when `count` is out of range; Error when the demo catalogue is missing.
 */
export async function generateProducts(
  url: string,
  count: number,
  log: (message: string) => void,
): Promise<void> {
  if (!Number.isInteger(count) || count < 1 || count > mostProducts) {
    throw new RangeError(`The number of products must be from 1 to ${mostProducts}, not ${count}`);
  }
  const client = new pg.Client({ connectionString: url, application_name: 'jengasoko-generate' });
  await client.connect();
  try {
    const { products: items } = await readCatalogue();
    await client.query('begin');
    const offset = await nextNumber(client);
    const suppliers = await addSuppliers(client, Math.floor(count / productsPerSupplier), offset);
    const random = randomFrom(offset + 1);
    const restore = await dropUpkeep(client);
    for (let done = 0; done < count; done += batchSize) {
      const size = Math.min(batchSize, count - done);
      await insertBatch(
        client,
        Array.from({ length: size }, (_, index) =>
          vary(random.pick(items), offset + done + index, random.pick(suppliers), random),
        ),
      );
      log(`Generated ${done + size} of ${count} products`);
    }
    await restore();
    await client.query('commit');
    await client.query('vacuum analyze users, products, product_counts, supplier_product_counts');
  } finally {
    await client.end();
  }
}

/**
 * Takes away what makes each inserted row dear: the indexes, and the search trigger, since a row's
 * words are those of its model. Returns the function that puts them back, in the same transaction.
 */
async function dropUpkeep(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = current_schema() and tablename = 'products'
         and indexname not in (select conname from pg_constraint where conrelid = 'products'::regclass)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  await client.query('alter table products disable trigger products_search');
  return async () => {
    await client.query('alter table products enable trigger products_search');
    for (const { definition } of indexes) await client.query(definition);
  };
}

/** Continues the numbering of an earlier run, so that slugs and emails stay unique. */
async function nextNumber(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `select count(*)::integer as next from products where slug like '%-bench-%'`,
  );
  return rows[0]?.next ?? 0;
}

async function addSuppliers(
  client: pg.ClientBase,
  count: number,
  offset: number,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with model as (
       select row_number() over (order by email) as number, users.*
         from users where is_demo and role = 'supplier'
         order by email limit $3
     ), created as (
       insert into users (email, role, company_name, location, county, delivery_counties,
           lead_time_days, is_verified, is_demo)
         select 'supplier-' || $2 || '-' || new.number || '@bench.example', 'supplier',
             company_name || ' ' || new.number, location, county, delivery_counties,
             lead_time_days, is_verified, true
           from generate_series(1, $1::integer) as new (number)
           join model on model.number = 1 + new.number % $3
         returning id
     )
     select id from model union all select id from created`,
    [count, offset, catalogueSuppliers],
  );
  if (rows.length < catalogueSuppliers) {
    throw new Error('Generated products vary the demo catalogue: seed it first');
  }
  return rows.map((row) => row.id);
}

function vary(item: CatalogueProduct, number: number, supplierId: string, random: Random) {
  const price = Math.max(1, Math.round(item.price * (0.9 + random.next() * 0.2)));
  return {
    number,
    supplierId,
    model: item.slug,
    price,
    size: random.between(1, 40),
    stock: random.next() < 0.05 ? 0 : random.between(1, 2_000),
    age: random.between(8 * 24 * 60, 500 * 24 * 60),
  };
}

async function insertBatch(
  client: pg.ClientBase,
  rows: readonly ReturnType<typeof vary>[],
): Promise<void> {
  await client.query(
    `insert into products (name, slug, description, price, unit, min_order_quantity, stock_quantity,
         category_id, supplier_id, brand_name, images, specifications, attributes, product_type,
         is_demo, search, created_at, updated_at)
       select model.name || ', lot of ' || entry.size, model.slug || '-bench-' || entry.number,
           model.description, entry.price, model.unit, model.min_order_quantity, entry.stock,
           model.category_id, entry."supplierId", model.brand_name, model.images,
           model.specifications, model.attributes, model.product_type, true,
           model.search
             || setweight(to_tsvector('catalogue_search', 'lot of ' || entry.size), 'A'),
           now() - entry.age * interval '1 minute', now() - entry.age * interval '1 minute'
         from jsonb_to_recordset($1::jsonb) as entry (
           number integer, "supplierId" uuid, model text, price numeric, size integer,
           stock integer, age integer
         )
         join products as model on model.slug = entry.model`,
    [JSON.stringify(rows)],
  );
}
