import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../../db/seed/index.ts';
import { startThrowawayPostgres } from '../embedded-postgres/index.ts';
import { migrateToLatest } from '../migrations.ts';

/** Starts the run's own PostgreSQL and prepares the templates that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(path.resolve('.data'), { recursive: true });
  const server = await startThrowawayPostgres();
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  const silent = () => undefined;
  const template = async (name: string, from?: string): Promise<string> => {
    await client.query(`create database ${name} ${from ? `template ${from}` : ''}`);
    const url = new URL(server.adminUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  await migrateToLatest(await template('empty_template'), silent);
  await seedDemo(await template('demo_template', 'empty_template'), silent);
  await client.end();
  project.provide('adminUrl', server.adminUrl);
  project.provide('emptyTemplate', 'empty_template');
  project.provide('demoTemplate', 'demo_template');
  return () => server.stop();
}
