import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { factOfBuyer, factOfSupplier } from '../../accounts/name-rules.ts';
import { changeStandingOf } from '../../accounts/server/public.ts';
import { type ModeratedProduct, moderateProduct } from '../../catalogue/server/public.ts';
import type { NamedAccount, ProductModeration, ReportDetails } from '../schema.ts';
import type { AdminDeps } from './deps.ts';
import { selectReport } from './queries.ts';

/** What admins do about those who were reported. Each step has its reason in the audit trail. */

/** A report with what can be done about it. That it was read is noted. @throws AppError 404 */
export async function readReport(
  { db }: AdminDeps,
  admin: Actor,
  id: string,
): Promise<ReportDetails> {
  const report = await selectReport(db, id);
  if (!report) throw new AppError(404, 'report_not_found');
  const entry = { action: 'report.read', targetType: 'report', targetId: report.id } as const;
  await recordAudit(db, { actorId: admin.id, ...entry });
  return report;
}

/**
 * Shuts an account out at once, its products off the site, or lets it in again.
 *
 * @throws AppError 404; 403 for an admin's account to all but owners; 409 where it is so already, for an
 *   account of the demo and the last owner
 */
export async function changeStanding(
  { db }: AdminDeps,
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
  deps: AdminDeps,
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
  { notify }: Pick<AdminDeps, 'notify'>,
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

/** Tells who reported somebody that it was looked into. */
export async function tellReporter(
  { notify }: Pick<AdminDeps, 'notify'>,
  trx: Transaction<DB>,
  reportId: string,
): Promise<void> {
  const report = await selectReport(trx, reportId);
  if (!report) return;
  const { reporter, reported, review } = report;
  const dedupeKey = `report ${reportId}`;
  if (review) {
    await notify(trx, {
      userId: reporter.id,
      kind: 'reviewReportResolved',
      subjectId: review.product.id,
      values: { title: review.product.name },
      dedupeKey,
    });
  }
  if (!reported) return;
  await notify(trx, {
    userId: reporter.id,
    kind: 'reportResolved',
    subjectId: reported.id,
    values: { company: factOf(reported) },
    dedupeKey,
  });
}

function factOf({ id, name, role }: NamedAccount): string {
  return role === 'supplier'
    ? factOfSupplier(id, name)
    : factOfBuyer({ id, companyName: name, firstName: null, lastName: null });
}
