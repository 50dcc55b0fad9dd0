import { hash } from 'node:crypto';
import type { Kysely, RawBuilder } from 'kysely';
import type pg from 'pg';
import type { DB } from './database.types.ts';

/** Each connection keeps every named statement for good, so filters in odd combinations stay unnamed. */
const maxNamed = 120;
const named = new Map<string, string>();

/**
 * Text and values as `pg` wants them, prepared under a name where the text is among the first ones
 * seen: the common shapes come first and come often, and parsing costs as much as running them.
 */
export function prepared(
  text: string,
  values: readonly unknown[],
): { name?: string; text: string; values: unknown[] } {
  const name = named.get(text) ?? remember(text);
  return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
}

function remember(text: string): string | undefined {
  if (named.size >= maxNamed) return undefined;
  const name = `hot_${hash('sha1', text, 'hex').slice(0, 16)}`;
  named.set(text, name);
  return name;
}

const pools = new WeakMap<Kysely<DB>, pg.Pool>();

/** From now on what is read of `db` by `runPrepared` goes to this pool, which is its own. */
export function prepareOn(db: Kysely<DB>, pool: pg.Pool): void {
  pools.set(db, pool);
}

/**
 * Runs SQL of few shapes that is asked for often as a named prepared statement: planning it costs as much
 * as a page. In a transaction it runs as any other. Not for a text that is searched for: the plan made for
 * any text suits few.
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  db: Kysely<DB>,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const pool = pools.get(db);
  if (!pool) return (await query.execute(db)).rows;
  const { sql, parameters } = query.compile(db);
  const { rows } = await pool.query<Row>(prepared(sql, parameters));
  return rows;
}
