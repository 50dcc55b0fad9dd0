import { migrateToLatest } from '../../../platform/migrations.ts';
import { print, withDatabase } from './with-database.ts';

await withDatabase((url) => migrateToLatest(url, print));
