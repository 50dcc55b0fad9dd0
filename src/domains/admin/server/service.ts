import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { conflict, notFound } from '../../../shared/errors.ts';
import { type AdminOverview, overviewCount } from '../schema.ts';
import {
  reportExists,
  resolveOpenReport,
  selectMarketFigures,
  selectOpenReports,
  selectRecentOrders,
  selectRecentRfqs,
  selectWaitingVerifications,
} from './queries.ts';

export interface AdminDeps {
  readonly db: Kysely<DB>;
}

/** How the marketplace stands, and what waits for an admin. That it was read is noted. */
export async function readOverview({ db }: AdminDeps, admin: Actor): Promise<AdminOverview> {
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
 * Says that a report was dealt with. That holds.
 *
 * @throws AppError 404 for no such report, 409 where somebody else was first
 */
export async function resolveReport({ db }: AdminDeps, admin: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await resolveOpenReport(trx, id, admin.id))) {
      throw (await reportExists(trx, id))
        ? conflict('This report is already resolved.', 'already_resolved')
        : notFound('Report not found.');
    }
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'report.resolved',
      targetType: 'report',
      targetId: id,
    });
  });
}
