import { seedDemo } from '../../../db/seed/index.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/index.ts';
import type { Env } from '../../platform/env.ts';
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
  const url = env.databaseUrl ?? (await startOwn(env, log, closers));
  await migrateToLatest(url, log);
  if (env.demo) await seedDemo(url, log);
  const database = openDatabase(url);
  closers.add(() => database.close());
  return { database, url };
}

async function startOwn(env: Env, log: (line: string) => void, closers: Closers): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  closers.add(() => embedded.stop());
  return embedded.url;
}
