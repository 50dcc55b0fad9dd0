import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../platform/database.types.ts';

/** How many products of this supplier are on the list. */
export async function countListed(pool: pg.Pool, supplierId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from products where supplier_id = $1::uuid and is_active',
    [supplierId],
  );
  return rows[0]?.count ?? 0;
}

/** The columns that a supplier writes. */
export interface ProductColumns {
  readonly name: string;
  readonly description: string | null;
  readonly price: string;
  readonly unit: string;
  readonly minOrderQuantity: number;
  readonly stockQuantity: number;
  readonly categoryId: string;
  readonly brandName: string | null;
  /** "/media/<key>", as products keep them. */
  readonly images: readonly string[];
  readonly specifications: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly productType: string | null;
  readonly isActive: boolean;
}

export interface OwnProduct extends ProductColumns {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly takenDownReason: string | null;
  readonly isTakenDown: boolean;
  /** An admin said what it is, which stays. */
  readonly isTypeSet: boolean;
  /** Reviews, hidden ones too, and order lines: what must not be lost with the product. */
  readonly hasHistory: boolean;
}

/**
 * Holds this supplier's product until the transaction ends; null where it is gone or another's. While it
 * is held to be changed, carts and orders may still refer to it; while it is to be removed, they wait.
 */
export async function lockOwnProduct(
  trx: Transaction<DB>,
  supplierId: string,
  id: string,
  toBe: 'changed' | 'removed',
): Promise<OwnProduct | null> {
  const row = await trx
    .selectFrom('products as p')
    .select(['p.id', 'p.slug', 'p.version', 'p.name', 'p.description', 'p.price', 'p.unit'])
    .select(['p.minOrderQuantity', 'p.stockQuantity', 'p.categoryId', 'p.brandName', 'p.images'])
    .select(['p.specifications', 'p.attributes', 'p.productType', 'p.isActive'])
    .select(['p.takenDownReason', sql<boolean>`p.taken_down_at is not null`.as('isTakenDown')])
    .select(sql<boolean>`p.type_set_at is not null`.as('isTypeSet'))
    .select(
      sql<boolean>`exists (select from reviews where product_id = p.id)
        or exists (select from order_items where product_id = p.id)`.as('hasHistory'),
    )
    .where('p.id', '=', id)
    .where('p.supplierId', '=', supplierId)
    .$call((query) => (toBe === 'removed' ? query.forUpdate('p') : query.forNoKeyUpdate('p')))
    .executeTakeFirst();
  return (row as OwnProduct | undefined) ?? null;
}

export async function insertProduct(
  trx: Transaction<DB>,
  supplierId: string,
  { id, slug }: { readonly id: string; readonly slug: string },
  columns: ProductColumns,
): Promise<void> {
  await trx
    .insertInto('products')
    // The trigger writes the search words; the column only says that they are never missing.
    .values({ ...stored(columns), id, supplierId, slug, search: '' } as never)
    .execute();
}

export async function updateOwnProduct(
  trx: Transaction<DB>,
  supplierId: string,
  id: string,
  changes: Partial<ProductColumns>,
): Promise<void> {
  await trx
    .updateTable('products')
    .set(stored(changes) as never)
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .execute();
}

/** Maps travel as JSON text: pg would send an object as it likes. */
function stored({ specifications, attributes, images, ...rest }: Partial<ProductColumns>) {
  return {
    ...rest,
    ...(images ? { images: [...images] } : {}),
    ...(specifications ? { specifications: JSON.stringify(specifications) } : {}),
    ...(attributes ? { attributes: JSON.stringify(attributes) } : {}),
  };
}

export async function deleteOwnProduct(
  trx: Transaction<DB>,
  supplierId: string,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom('products')
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .execute();
}

export async function hasCategory(db: Kysely<DB>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** What listed products of this type tell of themselves, the most frequent first. */
export async function selectUsualSpecifications(
  db: Kysely<DB>,
  productType: string,
  most: number,
): Promise<{ key: string; values: string[] }[]> {
  const { rows } = await sql<{ key: string; values: string[] }>`
    with told as (
      select entry.key, entry.value, count(*) as times
        from products p, jsonb_each_text(p.specifications) as entry
        where p.product_type = ${productType} and p.is_active
        group by entry.key, entry.value
    )
    select key, (array_agg(value order by times desc, value))[1:6] as values
      from told group by key order by sum(times) desc, key limit ${most}`.execute(db);
  return rows;
}
