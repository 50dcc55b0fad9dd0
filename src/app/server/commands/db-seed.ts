import { seedDemo } from '../../../../db/seed/index.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

await withDatabase(async (url, env) => {
  if (!env.demo)
    throw new Error('Demo data is not loaded with DEMO=0 (the default in production).');
  await migrateToLatest(url, print);
  await seedDemo(url, print);
});
