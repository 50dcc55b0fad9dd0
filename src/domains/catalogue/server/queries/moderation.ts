import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface ModeratedProduct {
  readonly name: string;
  readonly supplierId: string;
  /** False where it was so already. */
  readonly isChanged: boolean;
}

/**
 * Takes a product off the site, where its supplier cannot list it again, or lets it back on; one of a
 * suspended supplier comes back with its supplier. Null where there is none.
 */
export async function moderateProduct(
  trx: Transaction<DB>,
  productId: string,
  change: { readonly takeDown: true; readonly reason: string } | { readonly takeDown: false },
): Promise<ModeratedProduct | null> {
  const before = await trx
    .selectFrom('products')
    .select(['name', 'supplierId', 'takenDownAt', 'suspendedWithSupplier'])
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const { name, supplierId } = before;
  if ((before.takenDownAt !== null) === change.takeDown) {
    return { name, supplierId, isChanged: false };
  }
  const set = change.takeDown
    ? { isActive: false, takenDownAt: sql<Date>`now()`, takenDownReason: change.reason }
    : { isActive: !before.suspendedWithSupplier, takenDownAt: null, takenDownReason: null };
  await trx.updateTable('products').set(set).where('id', '=', productId).execute();
  return { name, supplierId, isChanged: true };
}
