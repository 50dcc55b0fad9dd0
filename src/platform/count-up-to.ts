import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mostCounted } from '../shared/list-query.ts';
import type { DB } from './database.types.ts';
import { readPrepared } from './prepared.ts';

const keptMs = 30_000;
const mostKept = 200;

/** Until when a query is known to find more than are counted. */
const manyUntil = new WeakMap<Kysely<DB>, Map<string, number>>();

type Read = (
  db: Kysely<DB>,
  query: RawBuilder<{ count: number }>,
) => Promise<readonly { count: number }[]>;

/** For a query of which no plan suits every value. */
export const plannedAnew: Read = async (db, query) => (await query.execute(db)).rows;

/**
 * How many rows a query finds, up to `mostCounted` + 1. That there are so many is not looked at again for a
 * while: counting them costs more than the page.
 *
 * @param query without its columns: `db.selectFrom(…).where(…)` or SQL
 */
export async function countUpTo(
  db: Kysely<DB>,
  query: unknown,
  read: Read = readPrepared,
): Promise<number> {
  const counting = sql<{ count: number }>`
    select count(*)::int as count
      from (select from (${query}) q limit ${sql.lit(mostCounted + 1)}) counted`;
  const compiled = counting.compile(db);
  const key = JSON.stringify([compiled.sql, compiled.parameters]);
  const kept = manyUntil.get(db) ?? new Map<string, number>();
  manyUntil.set(db, kept);
  if ((kept.get(key) ?? 0) > Date.now()) return mostCounted + 1;
  const rows = await read(db, counting);
  const count = rows[0]?.count ?? 0;
  if (kept.size >= mostKept) kept.clear();
  if (count > mostCounted) kept.set(key, Date.now() + keptMs);
  else kept.delete(key);
  return count;
}
