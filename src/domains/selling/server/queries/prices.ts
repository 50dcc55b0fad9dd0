import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { fewestOffers } from '../../price-rules.ts';
import { lowStock, type OwnPricesQuery, type PricedProduct } from '../../price-schema.ts';

/** A product as SQL knows it. */
interface Offered {
  readonly supplierId: RawBuilder<unknown>;
  readonly productType: RawBuilder<unknown>;
  readonly attributes: RawBuilder<unknown>;
  readonly unit: RawBuilder<unknown>;
}

/**
 * What others in the supplier's own county ask for the same: same type, attributes and unit; null where
 * fewer than three do.
 */
const countyMedian = ({ supplierId, productType, attributes, unit }: Offered) => sql<
  string | null
>`(
  select round((percentile_cont(0.5) within group (order by o.price))::numeric, 2)::text
    from products o
    join users other on other.id = o.supplier_id
    join users own on own.id = ${supplierId}
   where o.product_type = ${productType} and o.attributes = ${attributes}
     and lower(o.unit) = lower(${unit}) and o.is_active and o.supplier_id <> ${supplierId}
     and other.county = own.county and other.suspended_at is null
  having count(*) >= ${fewestOffers})`;

/** The median for each of these offers of `supplierId`'s, in their order. */
export async function selectCountyMedians(
  db: Kysely<DB>,
  supplierId: string,
  offers: readonly {
    readonly productType: string | null;
    readonly attributes: Readonly<Record<string, unknown>>;
    readonly unit: string;
  }[],
): Promise<(string | null)[]> {
  if (offers.every(({ productType }) => productType === null)) return offers.map(() => null);
  const asked = offers.map(({ productType, attributes, unit }) => ({
    productType,
    attributes,
    unit,
  }));
  const median = countyMedian({
    supplierId: sql`${supplierId}::uuid`,
    productType: sql`(offer ->> 'productType')`,
    attributes: sql`(offer -> 'attributes')`,
    unit: sql`(offer ->> 'unit')`,
  });
  const { rows } = await sql<{ median: string | null }>`
    select ${median} as median
      from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as a (offer, place)
     order by a.place`.execute(db);
  return rows.map((row) => row.median);
}

const columns = sql`p.id, p.name, p.unit, p.price::text as price,
  p.stock_quantity as "stockQuantity", p.is_active as "isActive", p.version,
  ${countyMedian({
    supplierId: sql`p.supplier_id`,
    productType: sql`p.product_type`,
    attributes: sql`p.attributes`,
    unit: sql`p.unit`,
  })} as "countyMedian"`;

/** One page of `supplierId`'s products by name, one more than `limit` where there are others, and how many on all pages. */
export async function selectOwnPrices(
  db: Kysely<DB>,
  supplierId: string,
  { search, categoryId, stock, status, ids, cursor }: OwnPricesQuery,
  limit: number,
): Promise<{ readonly products: PricedProduct[]; readonly total: number }> {
  const words = search?.trim().toLowerCase() ?? '';
  const filters = [
    sql`p.supplier_id = ${supplierId}`,
    ...(ids ? [sql`p.id = any(${ids}::uuid[])`] : []),
    ...(words === '' ? [] : [sql`strpos(lower(p.name), ${words}) > 0`]),
    ...(categoryId ? [sql`p.category_id = ${categoryId}`] : []),
    ...(status ? [sql`p.is_active = ${status === 'active'}`] : []),
    ...(stock === 'out' ? [sql`p.stock_quantity = 0`] : []),
    ...(stock === 'in' ? [sql`p.stock_quantity > 0`] : []),
    ...(stock === 'low' ? [sql`p.stock_quantity between 1 and ${lowStock - 1}`] : []),
  ];
  const all = sql.join(filters, sql` and `);
  const after = cursor
    ? sql`and (lower(p.name), p.id) > (select lower(name), id from products
            where id = ${cursor} and supplier_id = ${supplierId})`
    : sql``;
  const { rows } = await sql<PricedProduct>`
    select ${columns} from products p where ${all} ${after}
     order by lower(p.name), p.id limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from products p where ${all}`.execute(db);
  return { products: rows, total: counted.rows[0]?.total ?? 0 };
}

/** These of `supplierId`'s products, held until the transaction ends. */
export async function lockPriced(
  trx: Transaction<DB>,
  supplierId: string,
  ids: readonly string[],
): Promise<PricedProduct[]> {
  await sql`select from products where supplier_id = ${supplierId} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(trx);
  const { rows } = await sql<PricedProduct>`
    select ${columns} from products p
     where p.supplier_id = ${supplierId} and p.id = any(${ids}::uuid[])`.execute(trx);
  return rows;
}

/** Stores prices of `supplierId`'s products. @returns those that changed */
export async function updatePrices(
  trx: Transaction<DB>,
  supplierId: string,
  prices: readonly { readonly id: string; readonly price: string }[],
): Promise<Pick<PricedProduct, 'id' | 'price' | 'version'>[]> {
  const { rows } = await sql<Pick<PricedProduct, 'id' | 'price' | 'version'>>`
    update products p set price = entry.price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as entry (id uuid, price numeric)
     where p.id = entry.id and p.supplier_id = ${supplierId} and p.price <> entry.price
    returning p.id, p.price::text as price, p.version`.execute(trx);
  return rows;
}
