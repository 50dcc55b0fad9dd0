import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { DB } from './database.types.ts';
import { openLanes } from './lanes.ts';
import { prepareOn } from './prepared.ts';

export type Db = Kysely<DB>;

export interface Database {
  /** For hot paths: named prepared statements. */
  readonly pool: pg.Pool;
  /** For everything else: typed queries. Shares the pool. */
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Opens the one pool of this process. `max` is connections; a statement is cut after 10 s. `patience` times as
 * long on a busy machine.
 */
export function openDatabase(
  url: string,
  { max = 10, patience = 1 }: { max?: number; patience?: number } = {},
): Database {
  const connection = {
    connectionString: url,
    statement_timeout: 10_000 * patience,
    idle_in_transaction_session_timeout: 15_000 * patience,
    // Who waits longer for a connection is told so, instead of waiting with everybody else for ever.
    connectionTimeoutMillis: 10_000 * patience,
    application_name: 'jengasoko',
  };
  const pool = new pg.Pool({ ...connection, max });
  // An idle connection that the server ends is replaced at the next use; unheard, it would end us.
  pool.on('error', () => undefined);
  // So would one that is ended while in use: its query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({
    // With a cursor, what is too large to hold can be read in parts.
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    // What is inside a jsonb column keeps its own keys.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const lanes = openLanes(pool, connection);
  prepareOn(db, { pool, lanes });
  const close = async () => {
    await Promise.all([lanes.close(), db.destroy()]);
  };
  return { pool, db, close };
}
