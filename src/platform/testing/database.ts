import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the test run's PostgreSQL, database postgres. */
    adminUrl: string;
    /** Migrated, without demo data. */
    emptyTemplate: string;
    /** Migrated, with the demo catalogue. */
    demoTemplate: string;
  }
}

export interface TestDatabase extends Database {
  readonly url: string;
}

/**
 * A database of its own, cloned from a migrated template in milliseconds, on the real engine.
 * Call `close()` in afterAll: it ends the pool and drops the database.
 */
export async function createTestDatabase(
  template: 'empty' | 'demo' = 'empty',
): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const source = inject(template === 'demo' ? 'demoTemplate' : 'emptyTemplate');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A thousand files copied as they are; by default each of their pages goes through the log as well.
  await admin(adminUrl, `create database ${name} template ${source} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  // A busy machine is no failure.
  const database = openDatabase(url.href, { max: 12, patience: 6 });
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await admin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
