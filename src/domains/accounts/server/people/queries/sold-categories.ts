import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/** What a supplier said about a category, beyond what its products say. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly sells: boolean;
}

export function readCategoryChoices(db: Kysely<DB>, supplierId: string): Promise<CategoryChoice[]> {
  return db
    .selectFrom('supplierCategories as s')
    .innerJoin('categories as c', 'c.id', 's.categoryId')
    .select(['c.id', 'c.name', 'c.slug', 's.sells'])
    .where('s.supplierId', '=', supplierId)
    .orderBy('c.name')
    .execute();
}

/** Whether all of these are categories. */
export async function areCategories(db: Kysely<DB>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { count } = await db
    .selectFrom('categories')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count === ids.length;
}

/** Replaces all of a supplier's choices. */
export async function storeCategoryChoices(
  trx: Transaction<DB>,
  supplierId: string,
  choices: readonly { readonly categoryId: string; readonly sells: boolean }[],
): Promise<void> {
  await trx.deleteFrom('supplierCategories').where('supplierId', '=', supplierId).execute();
  if (choices.length === 0) return;
  await trx
    .insertInto('supplierCategories')
    .values(choices.map((choice) => ({ supplierId, ...choice })))
    .execute();
}
