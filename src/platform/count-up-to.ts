import { type Kysely, sql } from 'kysely';
import { mostCounted } from '../shared/list-query.ts';
import type { DB } from './database.types.ts';

const keptMs = 30_000;
const mostKept = 200;

/** Until when a query is known to find more than are counted. */
const manyUntil = new WeakMap<Kysely<DB>, Map<string, number>>();

/**
 * How many rows a query finds, up to `mostCounted` + 1. That there are so many is not looked at again for a
 * while: counting them costs more than the page.
 *
 * @param query without its columns: `db.selectFrom(…).where(…)` or SQL
 */
export async function countUpTo(db: Kysely<DB>, query: unknown): Promise<number> {
  const counting = sql<{ count: number }>`
    select count(*)::int as count
      from (select from (${query}) q limit ${mostCounted + 1}) counted`;
  const compiled = counting.compile(db);
  const key = JSON.stringify([compiled.sql, compiled.parameters]);
  const kept = manyUntil.get(db) ?? new Map<string, number>();
  manyUntil.set(db, kept);
  if ((kept.get(key) ?? 0) > Date.now()) return mostCounted + 1;
  const { rows } = await counting.execute(db);
  const count = rows[0]?.count ?? 0;
  if (kept.size >= mostKept) kept.clear();
  if (count > mostCounted) kept.set(key, Date.now() + keptMs);
  else kept.delete(key);
  return count;
}
