import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Viewer } from '../../rules.ts';

/** What decides who sees a product; null for a missing one. */
export async function selectListing(
  db: Kysely<DB>,
  productId: string,
): Promise<{ readonly isActive: boolean; readonly supplierId: string } | null> {
  const product = await db
    .selectFrom('products')
    .select(['isActive', 'supplierId'])
    .where('id', '=', productId)
    .executeTakeFirst();
  return product ?? null;
}

/** Somebody who is not asking; null where there is no such account. */
export async function selectViewer(db: Kysely<DB>, userId: string): Promise<Viewer> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst();
  return person ?? null;
}
