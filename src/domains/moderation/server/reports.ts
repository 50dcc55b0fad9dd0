import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { factOfBuyer, factOfSupplier } from '../../accounts/name-rules.ts';
import type { NamedAccount, ReportDetails } from '../schema.ts';
import type { ModerationDeps } from './deps.ts';
import { reportExists, resolveOpenReport, selectReport } from './queries.ts';

/** A report with what can be done about it. That it was read is noted. @throws AppError 404 */
export async function readReport(
  { db }: ModerationDeps,
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
 * Says that a report was dealt with, which holds, and tells who sent it.
 *
 * @throws AppError 404 for no such report, 409 where somebody else was first
 */
export async function resolveReport(deps: ModerationDeps, admin: Actor, id: string): Promise<void> {
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
    await notifyReporter(deps, trx, id);
  });
}

/** Notifies who reported somebody that it was looked into. */
async function notifyReporter(
  { notify }: Pick<ModerationDeps, 'notify'>,
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
