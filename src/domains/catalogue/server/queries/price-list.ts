import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/**
 * The listed products of this supplier that are of these types, bear these names or have these ids.
 *
 * @param names in lower case
 */
export async function selectListedLike(
  db: Kysely<DB>,
  supplierId: string,
  asked: {
    readonly types: readonly string[];
    readonly names: readonly string[];
    readonly ids: readonly string[];
  },
) {
  return db
    .selectFrom('products as p')
    .leftJoin('materials as m', 'm.key', 'p.productType')
    .select(['p.id', 'p.name', 'p.brandName', 'p.unit', 'p.price', 'p.stockQuantity'])
    .select(['p.productType', 'p.attributes', 'm.unit as usualUnit'])
    .where('p.supplierId', '=', supplierId)
    .where('p.isActive', '=', true)
    .where(
      sql<boolean>`(p.product_type = any(${[...asked.types]}::text[])
        or lower(p.name) = any(${[...asked.names]}::text[])
        or p.id = any(${[...asked.ids]}::uuid[]))`,
    )
    .orderBy('p.price')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}
export type ListedRow = Awaited<ReturnType<typeof selectListedLike>>[number];
