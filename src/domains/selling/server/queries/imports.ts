import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Classified } from '../../../materials/language/public.ts';
import type { ImportRow, Known } from '../../import-rules.ts';

export type Trx = Transaction<DB>;
type Handle = Kysely<DB> | Trx;

/** One writer of a supplier's list at a time, until the transaction ends. */
export async function lockOwnList(trx: Trx, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${supplierId}`}, 0))`.execute(
    trx,
  );
}

/** How many products this supplier has, listed or not. */
export async function countOwn(db: Handle, supplierId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where supplier_id = ${supplierId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Says in the history why prices and stocks of this transaction change. */
export async function nameCause(trx: Trx, cause: string): Promise<void> {
  await sql`select set_config('jengasoko.cause', ${cause}, true)`.execute(trx);
}

export interface CategoryNames {
  /** By slug and by name, both in small letters. */
  readonly ids: ReadonlyMap<string, string>;
  readonly names: readonly string[];
}

/** All categories by what a file may call them. */
export async function selectCategoryNames(db: Handle): Promise<CategoryNames> {
  const rows = await db.selectFrom('categories').select(['id', 'name', 'slug']).execute();
  return {
    ids: new Map(
      rows.flatMap(({ id, name, slug }) => [
        [name.toLowerCase(), id],
        [slug.toLowerCase(), id],
      ]),
    ),
    names: rows.map(({ name }) => name),
  };
}

/** `supplierId`'s products that these rows may mean: by id, or by name and unit. */
export async function selectKnown(
  db: Handle,
  supplierId: string,
  rows: readonly ImportRow[],
): Promise<Known[]> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const names = rows.map(({ name }) => name.trim().toLowerCase());
  const { rows: known } = await sql<Known>`
    select id, name, unit, brand_name as "brandName", taken_down_at is not null as "isTakenDown",
        price::text as price, product_type as "productType", attributes
      from products
     where supplier_id = ${supplierId} and id = any(${ids}::uuid[])
    union
    select id, name, unit, brand_name, taken_down_at is not null, price::text, product_type,
        attributes
      from products
     where supplier_id = ${supplierId} and lower(name) = any(${names}::text[])`.execute(db);
  return known;
}

/** A product to be made; `slug`, `productType` and `attributes` follow from its name. */
export interface NewProduct extends Omit<ImportRow, 'id'> {
  readonly id: string;
  readonly slug: string;
  readonly productType: string | null;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export async function insertProducts(
  trx: Trx,
  supplierId: string,
  products: readonly NewProduct[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into products (id, name, slug, description, price, unit, min_order_quantity,
        stock_quantity, category_id, supplier_id, brand_name, product_type, attributes, is_active,
        specifications)
      select entry.id, entry.name, entry.slug, entry.description, entry.price, entry.unit,
          coalesce(entry."minOrderQuantity", 1), coalesce(entry."stockQuantity", 0),
          entry."categoryId", ${supplierId}, entry."brandName", entry."productType",
          entry.attributes, coalesce(entry."isActive", true),
          coalesce(nullif(entry.specifications, 'null'::jsonb), '{}')
        from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as entry (
          id uuid, name text, slug text, description text, price numeric, unit text,
          "minOrderQuantity" integer, "stockQuantity" integer, "categoryId" uuid,
          "brandName" text, "productType" text, attributes jsonb, "isActive" boolean,
          specifications jsonb)`.execute(trx);
}

/** `supplierId`'s products that these give another name, category or details, as they were, by id; held. */
export async function lockRenamed(
  trx: Trx,
  supplierId: string,
  products: readonly Changed[],
): Promise<ReadonlyMap<string, Classified>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<Classified & { readonly id: string }>`
    select p.id, p.name, p.category_id as "categoryId", p.specifications, p.attributes,
        p.product_type as "productType", p.type_set_at is not null as "isTypeSet"
      from products p join jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as entry (id uuid, name text, "categoryId" uuid, specifications jsonb) on entry.id = p.id
     where p.supplier_id = ${supplierId}
       and (p.name <> entry.name or p.category_id <> entry."categoryId"
         or p.specifications <> coalesce(nullif(entry.specifications, 'null'::jsonb), p.specifications))
     order by p.id for no key update of p`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product to be changed; with `attributes` it becomes something else. */
export type Changed = ImportRow & { readonly id: string } & Partial<
    Pick<NewProduct, 'productType' | 'attributes'>
  >;

/**
 * Changes `supplierId`'s products; null leaves a field as it is. Rows of others are passed over, and so is
 * a product that has all of it already.
 */
export async function updateProducts(
  trx: Trx,
  supplierId: string,
  products: readonly Changed[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    with wanted as (
      select p.id, entry.name, entry.price, entry.unit,
          coalesce(entry.description, p.description) as description,
          coalesce(entry."minOrderQuantity", p.min_order_quantity) as min_order_quantity,
          coalesce(entry."stockQuantity", p.stock_quantity) as stock_quantity,
          entry."categoryId" as category_id, coalesce(entry."brandName", p.brand_name) as brand_name,
          case when entry.attributes is null then p.product_type
            else entry."productType" end as product_type,
          coalesce(entry.attributes, p.attributes) as attributes,
          coalesce(nullif(entry.specifications, 'null'::jsonb), p.specifications) as specifications,
          case when p.taken_down_at is null then coalesce(entry."isActive", p.is_active)
            else p.is_active end as is_active
        from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as entry (
          id uuid, name text, description text, price numeric, unit text,
          "minOrderQuantity" integer, "stockQuantity" integer, "categoryId" uuid, "brandName" text,
          "productType" text, attributes jsonb, "isActive" boolean, specifications jsonb)
        join products p on p.id = entry.id and p.supplier_id = ${supplierId}
       -- Held: what a sale leaves of the stock meanwhile must not be overwritten.
       order by p.id for no key update of p
    )
    update products p set (${listed()}) = (${listed('w')}) from wanted w
     where p.id = w.id and (${listed('p')}) is distinct from (${listed('w')})`.execute(trx);
}

const importedColumns = [
  'name',
  'description',
  'price',
  'unit',
  'min_order_quantity',
  'stock_quantity',
  'category_id',
  'brand_name',
  'product_type',
  'attributes',
  'specifications',
  'is_active',
] as const;

const listed = (table = '') =>
  sql.raw(importedColumns.map((column) => (table ? `${table}.${column}` : column)).join(', '));
