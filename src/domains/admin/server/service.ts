import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../shared/errors.ts';
import { type AdminOverview, overviewCount } from '../schema.ts';
import type { AdminDeps } from './deps.ts';
import { tellReporter } from './moderation.ts';
import {
  reportExists,
  resolveOpenReport,
  selectMarketFigures,
  selectOpenReports,
  selectRecentOrders,
  selectRecentRfqs,
  selectWaitingVerifications,
} from './queries.ts';

/** How the marketplace stands, and what waits for an admin. That it was read is noted. */
export async function readOverview(
  { db }: Pick<AdminDeps, 'db'>,
  admin: Actor,
): Promise<AdminOverview> {
  const [figures, verifications, reports, rfqs, orders] = await Promise.all([
    selectMarketFigures(db),
    selectWaitingVerifications(db, overviewCount),
    selectOpenReports(db, overviewCount),
    selectRecentRfqs(db, overviewCount),
    selectRecentOrders(db, overviewCount),
  ]);
  await recordAudit(db, {
    actorId: admin.id,
    action: 'overview.read',
    targetType: 'marketplace',
    targetId: 'all',
  });
  return { figures, verifications, reports, rfqs, orders };
}

/**
 * Says that a report was dealt with, which holds, and tells who sent it.
 *
 * @throws AppError 404 for no such report, 409 where somebody else was first
 */
export async function resolveReport(deps: AdminDeps, admin: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await resolveOpenReport(trx, id, admin.id))) {
      throw (await reportExists(trx, id))
        ? new AppError(409, 'already_resolved')
        : new AppError(404, 'report_not_found');
    }
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'report.resolved',
      targetType: 'report',
      targetId: id,
    });
    await tellReporter(deps, trx, id);
  });
}
