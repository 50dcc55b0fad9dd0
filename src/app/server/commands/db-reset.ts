import { seedDemo } from '../../../../db/seed/index.ts';
import { openDatabase } from '../../../platform/db.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

/** Empties the database and makes it anew. Only in demo mode, so that no real data can be lost. */
await withDatabase(async (url, env) => {
  if (!env.demo) throw new Error('db:reset deletes everything, so it runs in demo mode only.');
  const { pool, close } = openDatabase(url, { max: 1 });
  await pool.query('drop schema if exists public, pgboss cascade; create schema public');
  await close();
  await migrateToLatest(url, print);
  await seedDemo(url, print);
});
