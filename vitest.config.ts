import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepTemporaryFilesInMemory } from './scripts/lib/memory-folder.ts';

keepTemporaryFilesInMemory();
// Commands that tests start strip the types of a thousand files: once a run, as `npm start` does.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/server');

/** What needs the real database lives below a server/ folder or db/. */
const onDatabase = [
  'src/**/server/**/*.test.ts',
  'src/platform/{embedded-postgres,testing}/**/*.test.ts',
  'src/platform/app-role.test.ts',
  'src/platform/audit-chain.test.ts',
  'src/platform/changes.test.ts',
  'src/platform/idempotency.test.ts',
  'src/platform/jobs.test.ts',
  'src/platform/lanes.test.ts',
  'src/platform/migrations.test.ts',
  'src/platform/sessions.test.ts',
  'src/platform/sms-limits.test.ts',
  'src/platform/transact.test.ts',
  'src/platform/object-storage/*.test.ts',
  'db/*.test.ts',
];

/** Short files that take long. Begun last, one of them would keep a single core busy at the end. */
const long = /\/(authorization|plain-refusals|product-names|sealing|ownership|boundaries)\.test\./;

/** As ever, the largest file first, but for those that are known to take long. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ];
  }
}

export default defineConfig({
  test: {
    // While one waits for its database, the two cores serve the others.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // The modules of the server are loaded once a worker: loading them for each file took half of the time.
    isolate: false,
    // A slow machine is no failure; what waits for nothing fails all the same.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
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
          // Several databases share two cores; what passes only again is listed at the end.
          retry: 1,
          include: onDatabase,
          // Hashes of the cost that servers have would take a tenth of the time.
          setupFiles: ['src/domains/accounts/server/passwords/testing/low-hash-cost.ts'],
          globalSetup: ['src/platform/testing/global-setup.ts'],
        },
      },
    ],
  },
});
