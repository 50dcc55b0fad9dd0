import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { lockForModeration, markRestored, markTakenDown } from './queries/moderation.ts';

export interface ModeratedProduct {
  readonly name: string;
  readonly supplierId: string;
  /** False where it was so already. */
  readonly isChanged: boolean;
}

/**
 * Takes a product off the site, where its supplier cannot list it again, or lets it back as it was before:
 * what its supplier had hidden stays so, and one of a suspended supplier comes back with its supplier. Null
 * where there is none.
 */
export async function moderateProduct(
  trx: Transaction<DB>,
  productId: string,
  change: { readonly takeDown: true; readonly reason: string } | { readonly takeDown: false },
): Promise<ModeratedProduct | null> {
  const product = await lockForModeration(trx, productId);
  if (!product) return null;
  const { id, name, supplierId, suspendedWithSupplier: isPutAside } = product;
  if ((product.takenDownAt !== null) === change.takeDown) {
    return { name, supplierId, isChanged: false };
  }
  if (change.takeDown) {
    const wasListed = product.isActive || isPutAside;
    await markTakenDown(trx, id, { reason: change.reason, wasListed });
  } else {
    await markRestored(trx, id, product.wasListed && !isPutAside);
  }
  return { name, supplierId, isChanged: true };
}
