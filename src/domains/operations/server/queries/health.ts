import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface OutcomeRow {
  readonly service: string;
  readonly succeededAt: Date | null;
  readonly failedAt: Date | null;
  readonly failingSince: Date | null;
  readonly failure: string | null;
}

export const selectOutcomes = (db: Kysely<DB>): Promise<OutcomeRow[]> =>
  db.selectFrom('serviceOutcomes').selectAll().execute();

/** Size and connections of the database, and how long that took to ask. */
export async function askDatabase(db: Kysely<DB>) {
  const before = performance.now();
  const { rows } = await sql<{ size: number; used: number; most: number }>`
    select pg_database_size(current_database())::float8 as size,
        (select numbackends from pg_stat_database where datname = current_database()) as used,
        current_setting('max_connections')::int as most`.execute(db);
  const latencyMs = Math.round(performance.now() - before);
  const { size = 0, used = 0, most = 0 } = rows[0] ?? {};
  return { latencyMs, sizeBytes: size, connections: used, mostConnections: most };
}

const reporting = sql`reported_at > now() - interval '90 seconds'`;

/** Processes that serve pages, and the sockets they have open. */
export async function askSockets(db: Kysely<DB>) {
  const { rows } = await sql<{ processes: number; sockets: number }>`
    select count(*)::int as processes, coalesce(sum(sockets), 0)::int as sockets
      from running_processes where ${reporting} and 'web' = any(roles)`.execute(db);
  return rows[0] ?? { processes: 0, sockets: 0 };
}

/** @throws where no process does jobs */
export async function askJobs(db: Kysely<DB>) {
  const { rows } = await sql<{ processes: number; waiting: number; failed: number }>`
    select (select count(*)::int from running_processes
          where ${reporting} and 'worker' = any(roles)) as processes,
        (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting,
        (count(*) filter (where state = 'failed'))::int as failed
      from pgboss.job where state in ('created', 'retry', 'failed')`.execute(db);
  const figures = rows[0] ?? { processes: 0, waiting: 0, failed: 0 };
  if (figures.processes === 0) throw new Error('No process that does jobs has reported');
  return figures;
}
