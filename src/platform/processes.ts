import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from './database.types.ts';
import type { ProcessRole } from './env.ts';

const everyMs = 30_000;

/**
 * Lets this process report itself, so that others can say how many run and what they have open.
 *
 * @returns how to stop
 */
export function reportProcess(
  db: Kysely<DB>,
  roles: readonly ProcessRole[],
  countSockets: () => number,
): () => Promise<void> {
  const id = randomUUID();
  const startedAt = new Date();
  const report = async () => {
    await sql`insert into running_processes (id, roles, sockets, started_at)
      values (${id}, ${[...roles]}::text[], ${countSockets()}, ${startedAt})
      on conflict (id) do update set sockets = excluded.sockets, reported_at = now()`.execute(db);
    await sql`delete from running_processes where reported_at < now() - interval '10 minutes'`.execute(
      db,
    );
  };
  // Who cannot report is not counted, and works on.
  const attempt = () => void report().catch(() => undefined);
  attempt();
  const timer = setInterval(attempt, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sql`delete from running_processes where id = ${id}`.execute(db).catch(() => undefined);
  };
}
