import { execFileSync } from 'node:child_process';
import { startThrowawayPostgres } from '../../../platform/embedded-postgres/index.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { print } from './with-database.ts';

/** Writes src/platform/database.types.ts from a freshly migrated database. */
const server = await startThrowawayPostgres();
try {
  await migrateToLatest(server.url, print);
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--camel-case',
      '--exclude-pattern',
      '{public.migrations,pgboss.*}',
      '--url',
      server.url,
      '--out-file',
      'src/platform/database.types.ts',
    ],
    { stdio: 'inherit' },
  );
} finally {
  await server.stop();
}
