import { hash } from 'node:crypto';
import type { Kysely, RawBuilder } from 'kysely';
import type pg from 'pg';
import type { DB } from './database.types.ts';
import type { Lanes } from './lanes.ts';

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

interface Connections {
  readonly pool: pg.Pool;
  readonly lanes: Lanes;
}
const byDb = new WeakMap<Kysely<DB>, Connections>();
const lanesByPool = new WeakMap<pg.Pool, Lanes>();

/** From now on what `db` and `pool` are asked for as prepared goes to these connections, which are their own. */
export function prepareOn(db: Kysely<DB>, connections: Connections): void {
  byDb.set(db, connections);
  lanesByPool.set(connections.pool, connections.lanes);
}

/** A short read that is asked for often, together with those of other requests. */
export function readShort<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return lanesByPool.get(pool)?.read<Row>(query) ?? pool.query<Row>(query);
}

/**
 * Runs SQL of few shapes that is asked for often as a named prepared statement: planning it costs as much
 * as a page. In a transaction it runs as any other. Limits are written into its text, since a bound one is
 * planned as a tenth of the table. Not for a text that is searched for: the plan made for any text suits few.
 */
export const runPrepared = <Row extends pg.QueryResultRow>(
  db: Kysely<DB>,
  query: RawBuilder<Row>,
) => run(db, query, ({ pool }, text) => pool.query<Row>(text));

/** As runPrepared, of a short read: together with those of other requests. */
export const readPrepared = <Row extends pg.QueryResultRow>(
  db: Kysely<DB>,
  query: RawBuilder<Row>,
) => run(db, query, ({ lanes }, text) => lanes.read<Row>(text));

async function run<Row extends pg.QueryResultRow>(
  db: Kysely<DB>,
  query: RawBuilder<Row>,
  ask: (own: Connections, text: pg.QueryConfig) => Promise<pg.QueryResult<Row>>,
): Promise<Row[]> {
  const own = byDb.get(db);
  if (!own) return (await query.execute(db)).rows;
  const { sql, parameters } = query.compile(db);
  return (await ask(own, prepared(sql, parameters))).rows;
}
