import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { redacted, withoutContacts } from '../rules.ts';
import type { FailedJob, JobKind, JobStep } from '../schema.ts';
import {
  changeJob,
  changeJobsOf,
  isJobKind,
  selectFailedJob,
  selectJobKinds,
} from './queries/jobs.ts';

type Db = Kysely<DB>;

export async function readJobKinds(db: Db): Promise<JobKind[]> {
  const rows = await selectJobKinds(db);
  return rows.map((row) => ({
    ...row,
    dueSince: row.dueSince?.toISOString() ?? null,
    lastDoneAt: row.lastDoneAt?.toISOString() ?? null,
  }));
}

const jobGone = () => new AppError(404, 'job_gone');
const maxReason = 1_000;

/** That it was read is noted: its payload may name people. @throws AppError 404 */
export async function readFailedJob(db: Db, admin: Actor, id: string): Promise<FailedJob> {
  const job = await selectFailedJob(db, id);
  if (!job) throw jobGone();
  const entry = { action: 'job.read', targetType: 'job', targetId: id } as const;
  await recordAudit(db, { actorId: admin.id, ...entry });
  const { data, output, createdAt, failedAt, ...rest } = job;
  return {
    ...rest,
    reason: withoutContacts(messageIn(output)).slice(0, maxReason),
    data: JSON.stringify(redacted(data ?? {}), null, 2),
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  };
}

/** What a handler threw, however the library wrapped it. */
function messageIn(output: unknown): string {
  if (typeof output === 'string') return output;
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  if (typeof message === 'string') return message;
  return value === undefined ? '' : messageIn(value);
}

const actions = { retry: 'job.retried', cancel: 'job.cancelled' } as const;

/** Tries a failed job once more, or gives it up. @throws AppError 404 where it has not failed */
export async function stepJob(db: Db, admin: Actor, id: string, step: JobStep): Promise<void> {
  await transact(db, async (trx) => {
    const name = await changeJob(trx, id, step);
    if (name === null) throw jobGone();
    await recordAudit(trx, {
      actorId: admin.id,
      action: actions[step],
      targetType: 'job',
      targetId: id,
      details: { name },
    });
  });
}

/** The same with all of a kind that failed. @throws AppError 404 for no such kind */
export async function stepJobsOf(
  db: Db,
  admin: Actor,
  name: string,
  step: JobStep,
): Promise<number> {
  return transact(db, async (trx) => {
    if (!(await isJobKind(trx, name))) throw jobGone();
    const changed = await changeJobsOf(trx, name, step);
    await recordAudit(trx, {
      actorId: admin.id,
      action: actions[step],
      targetType: 'job_kind',
      targetId: name,
      details: { changed },
    });
    return changed;
  });
}
