import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { findDuplicates, type SetType, setProductType } from '../../../catalogue/server/public.ts';
import { changeStandingOfProduct } from '../../../moderation/server/public.ts';
import type { ProductStep, ProductStepAnswer } from '../../product-schema.ts';
import type { ProductAdminDeps } from '../deps.ts';
import { lockProducts, mergeProduct } from './queries/merge.ts';

/**
 * Takes products down, puts them back or says what they are, each in a transaction and with an entry
 * of its own in the audit trail; what is so already or gone is passed by.
 *
 * @throws AppError 422 for a type that the dictionary does not have
 */
export async function changeProducts(
  deps: ProductAdminDeps,
  admin: Actor,
  step: ProductStep,
): Promise<ProductStepAnswer> {
  const changed: SetType[] = [];
  for (const id of step.ids) {
    const before =
      step.kind === 'type'
        ? await changeType(deps, admin, id, step.productType)
        : await changeStanding(deps, admin, id, step);
    if (before) changed.push(before);
  }
  return { changed, unchanged: step.ids.length - changed.length };
}

async function changeType(
  { db, pool }: ProductAdminDeps,
  admin: Actor,
  id: string,
  productType: string | null,
): Promise<SetType | null> {
  return transact(db, async (trx) => {
    const before = await setProductType(trx, { pool, db }, id, productType);
    if (!before) return null;
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'product.type_set',
      targetType: 'product',
      targetId: id,
      details: { before: before.productType, after: productType },
    });
    return before;
  });
}

async function changeStanding(
  deps: ProductAdminDeps,
  admin: Actor,
  id: string,
  { isActive, reason }: Extract<ProductStep, { kind: 'standing' }>,
): Promise<SetType | null> {
  const product = await deps.db
    .transaction()
    .execute((trx) => changeStandingOfProduct(deps, trx, admin, id, { isActive, reason }));
  return product?.isChanged ? { id, productType: null } : null;
}

/**
 * Makes two listings of one supplier one: what refers to the first, and its address, leads to the other.
 *
 * @throws AppError 404; 422 for itself or another supplier's
 */
export async function mergeProducts(
  { db }: ProductAdminDeps,
  admin: Actor,
  id: string,
  into: string,
): Promise<void> {
  if (id === into) throw invalid([issueAt('into', 'product_into_itself')]);
  await transact(db, async (trx) => {
    const both = await lockProducts(trx, [id, into]);
    const from = both.find((one) => one.id === id);
    const target = both.find((one) => one.id === into);
    if (!from || !target) throw new AppError(404, 'product_not_found');
    if (from.supplierId !== target.supplierId) {
      throw invalid([issueAt('into', 'product_of_another')]);
    }
    await mergeProduct(trx, from, into);
    await findDuplicates(trx, target.supplierId);
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'product.merged',
      targetType: 'product',
      targetId: id,
      details: { name: from.name, into },
    });
  });
}
