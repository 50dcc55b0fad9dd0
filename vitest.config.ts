import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/lib/memory-folder.ts';

keepTemporaryFilesInMemory();

/** What needs the real database lives below a server/ folder or db/. */
const onDatabase = [
  'src/**/server/**/*.test.ts',
  'src/platform/{embedded-postgres,testing}/**/*.test.ts',
  'src/platform/app-role.test.ts',
  'src/platform/audit-chain.test.ts',
  'src/platform/changes.test.ts',
  'src/platform/idempotency.test.ts',
  'src/platform/jobs.test.ts',
  'src/platform/migrations.test.ts',
  'src/platform/sessions.test.ts',
  'src/platform/sms-limits.test.ts',
  'src/platform/transact.test.ts',
  'src/platform/object-storage/*.test.ts',
  'db/*.test.ts',
];

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // The modules of the server are loaded once a worker: loading them for each file took half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/seed/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // Two cores serve several databases at once; what passes only again is listed at the end.
          retry: 1,
          include: onDatabase,
          globalSetup: ['src/platform/testing/global-setup.ts'],
        },
      },
    ],
  },
});
