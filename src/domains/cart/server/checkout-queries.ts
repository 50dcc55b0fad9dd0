import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

/**
 * What `ownerId`'s cart holds of one supplier, in the order in which it was added, held until the transaction
 * ends: of two who order it at once, the second finds nothing left.
 */
export async function lockLinesOf(trx: Transaction<DB>, ownerId: string, supplierId: string) {
  const rows = await trx
    .selectFrom('cartItems as i')
    .innerJoin('carts as c', 'c.id', 'i.cartId')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select(['i.id', 'i.productId', 'i.quantity', 'i.priceSeen', 'i.createdAt'])
    .where('c.userId', '=', ownerId)
    .where('p.supplierId', '=', supplierId)
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Takes lines that were ordered out of their cart, for good. */
export async function deleteOrderedLines(
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<void> {
  await trx.deleteFrom('cartItems').where('id', 'in', ids).execute();
}
