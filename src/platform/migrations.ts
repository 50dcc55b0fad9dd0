import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
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

interface AppliedMigration {
  readonly file: string;
  readonly checksum: string;
}

interface Migration extends AppliedMigration {
  readonly text: string;
}

/**
 * Brings the database at `url` to the newest schema and reference data, jobs' tables included. Safe to call from several
 * processes at once (an advisory lock lets one work at a time) and on every start: where nothing is
 * new it only looks. Each file runs in a transaction of its own, so that a failure leaves the
 * database at the last good file.
 *
 * @throws MigrationError naming the file that failed, that comes too late for its name, or that was
 *   applied and has been changed or has gone missing since.
 */
export async function migrateToLatest(
  url: string,
  log: (message: string) => void,
  { directory = migrationsDirectory }: MigrateOptions = {},
): Promise<void> {
  const connection = {
    connectionString: url,
    application_name: 'jengasoko-migrate',
    options: '-c client_min_messages=warning',
  };
  const client = new pg.Client(connection);
  // A connection that is lost is told by the statement that needs it, not by an event that ends the process.
  client.on('error', (error) => log(`Lost the migrations' connection: ${error.message}`));
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('jengasoko migrations'))");
    const migrations = await readMigrations(directory);
    for (const migration of toApply(migrations, await readApplied(client))) {
      await apply(client, migration);
      log(`Applied migration ${migration.file}`);
    }
    if (directory === migrationsDirectory) await loadReference(connection, log);
  } finally {
    await client.end();
  }
  await installJobs(url);
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(directory, file), 'utf8');
      return { file, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: known } = await client.query(
    `select to_regclass('migrations') is not null as "isMigrated",
       exists (select from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = c.oid and deptype = 'e')) as "hasTables"`,
  );
  if (!known[0].isMigrated) {
    if (known[0].hasTables) {
      throw new MigrationError(
        'This database has tables that these migrations did not make. Name an empty database, or ' +
          'delete everything in a demo database with "npm run db:reset".',
      );
    }
    await client.query(`create table migrations (
      file text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  }
  const { rows } = await client.query<AppliedMigration>(
    'select file, checksum from migrations order by file collate "C"',
  );
  return rows;
}

function toApply(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  for (const { file, checksum } of applied) {
    const migration = migrations.find((one) => one.file === file);
    if (!migration) {
      throw new MigrationError(
        `Migration ${file} is applied but not in this version: the database is ahead of it`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${file} was changed after it was applied: a change is a new file`,
      );
    }
  }
  const last = applied.at(-1)?.file ?? '';
  const open = migrations.filter(({ file }) => applied.every((one) => one.file !== file));
  const late = open.find(({ file }) => file < last);
  if (late) {
    throw new MigrationError(
      `Migration ${late.file} comes before ${last}, which is applied: give it a higher number`,
    );
  }
  return open;
}

async function apply(client: pg.Client, { file, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (file, checksum) values ($1, $2)', [file, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const place = `${file}${lineOf(text, error)}`;
    throw new MigrationError(`Migration ${place} failed: ${messageOf(error)}`, { cause: error });
  }
}

async function loadReference(
  connection: pg.ClientConfig,
  log: (message: string) => void,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await loadReferenceData(db, log);
  } finally {
    await db.destroy();
  }
}

function lineOf(text: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  return Number.isNaN(position) ? '' : `, line ${text.slice(0, position).split('\n').length},`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
