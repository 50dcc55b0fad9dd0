import { seedDemo } from '../../../db/seed/index.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embedded-postgres/index.ts';
import type { Env } from '../../platform/env.ts';
import { migrateToLatest } from '../../platform/migrations.ts';

export interface Data {
  readonly database: Database;
  readonly url: string;
  close(): Promise<void>;
}

/** The database, ready to serve: started where it is ours, migrated, and with demo data in demo mode. */
export async function openData(env: Env, log: (line: string) => void): Promise<Data> {
  const embedded: EmbeddedPostgres | null = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  const url = env.databaseUrl ?? embedded?.url;
  if (!url) throw new Error('There is no database to open');
  try {
    await migrateToLatest(url, log);
    if (env.demo) await seedDemo(url, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = openDatabase(url);
  return {
    database,
    url,
    async close() {
      await database.close();
      await embedded?.stop();
    },
  };
}
