import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { JobKind, JobStep } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

const failedForGood = sql`j.state = 'failed' and j.completed_on is not null`;

/** Jobs that failed for good, as a queue of admins names them. */
export const failedJobs = () => sql`
  select j.id::text, j.name as title, j.completed_on as since
    from pgboss.job j where ${failedForGood}`;

export interface JobKindRow extends Omit<JobKind, 'dueSince' | 'lastDoneAt'> {
  readonly dueSince: Date | null;
  readonly lastDoneAt: Date | null;
}

/** Kinds with failed jobs first. What the library keeps for itself is left out. */
export async function selectJobKinds(db: Handle): Promise<JobKindRow[]> {
  const { rows } = await sql<JobKindRow>`
    with kinds as (
    select q.name,
        (count(j.id) filter (where j.state = 'created'))::int as waiting,
        (count(j.id) filter (where j.state = 'active'))::int as active,
        (count(j.id) filter (where j.state = 'retry'))::int as retrying,
        (count(j.id) filter (where ${failedForGood}))::int as failed,
        (count(j.id) filter (where j.state = 'completed'))::int as completed,
        min(j.start_after) filter (where j.state in ('created', 'retry')
          and j.start_after <= now()) as "dueSince",
        max(j.completed_on) filter (where j.state = 'completed') as "lastDoneAt"
      from pgboss.queue q left join pgboss.job j on j.name = q.name
      where q.name not like '\\_\\_%'
      group by q.name
    ) select * from kinds order by failed > 0 desc, retrying > 0 desc, name`.execute(db);
  return rows;
}

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly output: unknown;
  readonly tries: number;
  readonly createdAt: Date;
  readonly failedAt: Date;
}

export async function selectFailedJob(db: Handle, id: string): Promise<FailedJobRow | null> {
  const { rows } = await sql<FailedJobRow>`
    select j.id, j.name, j.data, j.output, j.retry_count + 1 as tries,
        j.created_on as "createdAt", j.completed_on as "failedAt"
      from pgboss.job j where j.id = ${id} and ${failedForGood}`.execute(db);
  return rows[0] ?? null;
}

/** What a step writes into a job. A retried one is due at once, and has one try. */
const changes: Readonly<Record<JobStep, ReturnType<typeof sql>>> = {
  retry: sql`state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()`,
  cancel: sql`state = 'cancelled', completed_on = now()`,
};

/** @returns the job's kind; null where none has failed under this id */
export async function changeJob(
  trx: Transaction<DB>,
  id: string,
  step: JobStep,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job j set ${changes[step]} where j.id = ${id} and ${failedForGood}
      returning j.name`.execute(trx);
  return rows[0]?.name ?? null;
}

/** Changes all of a kind that failed for good or wait for another try. @returns how many */
export async function changeJobsOf(
  trx: Transaction<DB>,
  name: string,
  step: JobStep,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job j set ${changes[step]}
      where j.name = ${name} and ((${failedForGood}) or j.state = 'retry')`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

export async function isJobKind(db: Handle, name: string): Promise<boolean> {
  const { rows } = await sql`select from pgboss.queue where name = ${name}`.execute(db);
  return rows.length > 0;
}
