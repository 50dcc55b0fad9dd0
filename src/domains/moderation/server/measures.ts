import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { changeStandingOf } from '../../accounts/server/public.ts';
import { type ModeratedProduct, moderateProduct } from '../../catalogue/server/public.ts';
import type { ProductModeration } from '../schema.ts';
import type { ModerationDeps } from './deps.ts';

/** What admins do about those who were reported. Each step has its reason in the audit trail. */

/**
 * Shuts an account out at once, its products off the site, or lets it in again.
 *
 * @throws AppError 404; 403 for an admin's account to all but owners; 409 where it is so already, for an
 *   account of the demo and the last owner
 */
export async function changeStanding(
  { db }: ModerationDeps,
  admin: Actor,
  userId: string,
  { suspend, reason }: { readonly suspend: boolean; readonly reason: string },
): Promise<void> {
  const by = { actorId: admin.id, isOwner: admin.staffRole === 'owner', reason };
  const outcome = await db
    .transaction()
    .execute((trx) => changeStandingOf(trx, userId, suspend, by));
  switch (outcome) {
    case 'changed':
      return;
    case 'missing':
      throw new AppError(404, 'user_not_found');
    case 'unchanged':
      throw new AppError(409, suspend ? 'already_suspended' : 'not_suspended');
    case 'demo':
      throw new AppError(409, 'demo_not_suspended');
    case 'staff':
      throw new AppError(403, 'only_owners_change_staff');
    case 'lastOwner':
      throw new AppError(409, 'last_owner');
  }
}

/**
 * Takes a product off the site or puts it back, and tells its supplier.
 *
 * @throws AppError 404, 409 where it is so already
 */
export async function changeProductStanding(
  deps: ModerationDeps,
  admin: Actor,
  productId: string,
  change: ProductModeration,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const product = await changeStandingOfProduct(deps, trx, admin, productId, change);
    if (!product) throw new AppError(404, 'product_not_found');
    if (!product.isChanged) {
      throw new AppError(409, change.isActive ? 'not_taken_down' : 'already_taken_down');
    }
  });
}

/** The same in the caller's transaction; null for no such product, `isChanged` false where it is so already. */
export async function changeStandingOfProduct(
  { notify }: Pick<ModerationDeps, 'notify'>,
  trx: Transaction<DB>,
  admin: Actor,
  productId: string,
  { isActive, reason }: ProductModeration,
): Promise<ModeratedProduct | null> {
  const change = isActive ? ({ takeDown: false } as const) : ({ takeDown: true, reason } as const);
  const product = await moderateProduct(trx, productId, change);
  if (!product?.isChanged) return product;
  await recordAudit(trx, {
    actorId: admin.id,
    action: isActive ? 'product.restored' : 'product.taken_down',
    targetType: 'product',
    targetId: productId,
    details: { reason },
  });
  const title = product.name;
  await notify(
    trx,
    isActive
      ? { userId: product.supplierId, kind: 'productRestored', values: { title } }
      : { userId: product.supplierId, kind: 'productTakenDown', values: { title, reason } },
  );
  return product;
}
