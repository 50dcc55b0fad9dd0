import pg from 'pg';
import { seedDemo } from '../../../db/seed/index.ts';
import { openAppRole } from '../../platform/app-role.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/index.ts';
import { type Env, InvalidSettings } from '../../platform/env.ts';
import { migrateToLatest } from '../../platform/migrations.ts';
import type { Closers } from './closers.ts';

export interface Data {
  readonly database: Database;
  readonly url: string;
}

/** The database, ready to serve: started where it is ours, migrated, and with demo data in demo mode. */
export async function openData(
  env: Env,
  log: (line: string) => void,
  closers: Closers,
): Promise<Data> {
  const { ownerUrl, signIn } = await openServer(env, log, closers);
  await migrateToLatest(ownerUrl, log);
  if (env.demo) await seedDemo(ownerUrl, log);
  else await refuseDemoData(ownerUrl);
  const url = await signIn();
  const database = openDatabase(url);
  closers.add(() => database.close());
  return { database, url };
}

/** Nobody may buy from invented suppliers, nor sign in with a password that everybody knows. */
async function refuseDemoData(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from users where is_demo limit 1');
    if (rowCount === 0) return;
    throw new InvalidSettings(
      'This database contains the demo. Use another DATABASE_URL, or start with DEMO=1.',
    );
  } finally {
    await client.end();
  }
}

/** @throws InvalidSettings naming the setting, where it leads to, and why nobody can sign in there */
async function refuseUnreachable(setting: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const where = `${client.host}:${client.port}/${client.database ?? ''}`;
    throw new InvalidSettings(`${setting}: ${where} cannot be used: ${reasonOf(error)}`);
  }
}

/** Where a name has several addresses, each has failed for a reason of its own. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/** The database as its owner, who migrates it, and how the application signs in to it afterwards. */
async function openServer(env: Env, log: (line: string) => void, closers: Closers) {
  const { databaseUrl, databaseOwnerUrl } = env;
  if (databaseUrl) {
    await refuseUnreachable('DATABASE_URL', databaseUrl);
    if (databaseOwnerUrl) await refuseUnreachable('DATABASE_OWNER_URL', databaseOwnerUrl);
    return { ownerUrl: databaseOwnerUrl ?? databaseUrl, signIn: async () => databaseUrl };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  closers.add(() => embedded.stop());
  return {
    ownerUrl: embedded.url,
    signIn: () => openAppRole(embedded.adminUrl, embedded.url),
  };
}
