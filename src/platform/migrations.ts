import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { loadReferenceData } from '../../db/load-reference.ts';
import { installJobs } from './jobs.ts';

const migrationsDirectory = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export interface MigrateOptions {
  /** Folder of the *.sql files; the project's own unless told otherwise. Reference data fits that alone. */
  readonly directory?: string;
}

/** A migration that cannot be applied. The message names the file and, where known, the line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the database at `url` to the newest schema and reference data, jobs' tables included. Safe to call from several
 * processes at once (an advisory lock lets one work at a time) and on every start: where nothing is
 * new it only looks. Each file runs in a transaction of its own, so that a failure leaves the
 * database at the last good file.
 *
 * @throws MigrationError naming the file that failed, or the applied file that has gone missing.
 */
export async function migrateToLatest(
  url: string,
  log: (message: string) => void,
  { directory = migrationsDirectory }: MigrateOptions = {},
): Promise<void> {
  // The migrator looks at the tables before it takes its own lock: in the midst of another's changes
  // that fails.
  const lock = new pg.Client({ connectionString: url, application_name: 'jengasoko-migrate-lock' });
  // A connection that is lost is told by the statement that needs it, not by an event that ends the process.
  lock.on('error', (error) => log(`Lost the migrations' lock: ${error.message}`));
  await lock.connect();
  try {
    await lock.query("select pg_advisory_lock(hashtext('jengasoko migrations'))");
    await applyAll(url, log, directory);
  } finally {
    await lock.end();
  }
  await installJobs(url);
}

async function applyAll(
  url: string,
  log: (message: string) => void,
  directory: string,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'jengasoko-migrate',
    options: '-c client_min_messages=warning',
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: sqlFiles(directory),
      // Branches meet: a file of a lower number may come to a database that has higher ones already.
      allowUnorderedMigrations: true,
    });
    while (await applyNext(migrator, log)) {
      // The next file has its own transaction.
    }
    if (directory === migrationsDirectory) await loadReferenceData(db, log);
  } finally {
    await db.destroy();
  }
}

async function applyNext(migrator: Migrator, log: (message: string) => void): Promise<boolean> {
  const { error, results = [] } = await migrator.migrateUp();
  for (const result of results) {
    if (result.status === 'Success') log(`Applied migration ${result.migrationName}.sql`);
  }
  if (error instanceof MigrationError) throw error;
  if (error) throw new MigrationError(`Cannot migrate: ${messageOf(error)}`, { cause: error });
  return results.length > 0;
}

function sqlFiles(directory: string): MigrationProvider {
  return {
    async getMigrations() {
      const migrations: Record<string, Migration> = {};
      for (const file of await readdir(directory)) {
        if (!file.endsWith('.sql')) continue;
        migrations[path.basename(file, '.sql')] = { up: (db) => applyFile(db, directory, file) };
      }
      return migrations;
    },
  };
}

async function applyFile(db: Kysely<unknown>, directory: string, file: string): Promise<void> {
  const text = await readFile(path.join(directory, file), 'utf8');
  try {
    await sql.raw(text).execute(db);
  } catch (error) {
    const place = `${file}${lineOf(text, error)}`;
    throw new MigrationError(`Migration ${place} failed: ${messageOf(error)}`, { cause: error });
  }
}

function lineOf(text: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  return Number.isNaN(position) ? '' : `, line ${text.slice(0, position).split('\n').length},`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
