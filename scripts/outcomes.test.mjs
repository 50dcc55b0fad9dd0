import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { node24, root } from './lib/install.mjs';
import { playwrightOutcome, troubleLines } from './lib/outcomes.mjs';
import { bin } from './lib/steps.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'jengasoko-outcomes-'));
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name, text) => writeFileSync(path.join(folder, name), text);
const outcomeFile = path.join(folder, 'outcome.json');

/** Runs one of the project's tools on the files of the folder, and answers what it wrote. */
function run(tool, args, env) {
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_OPTIONS, ...rest } = process.env;
  const options = { cwd: folder, env: { ...rest, ...env }, encoding: 'utf8' };
  spawnSync(node24(), [path.join(root, tool), ...args], options);
  return JSON.parse(readFileSync(outcomeFile, 'utf8'));
}

const once = (runner) => `let tries = 0;
  const tried = () => { tries += 1; if (tries === 1) throw new Error('too early'); };
  ${runner}('passes', () => {});
  ${runner}('passes at last', tried);`;

describe('what the tests came to', () => {
  it('of vitest: names what failed, with its file and error, and what passed only when tried again', () => {
    put('vitest.config.mjs', 'export default { test: { retry: 1 } };');
    put(
      'sums.test.mjs',
      `import { describe, expect, it } from 'vitest';
      ${once('it')}
      describe('sums', () => { it('are right', () => expect(1 + 1).toBe(3)); });`,
    );
    put('broken.test.mjs', `throw new Error('cannot be read');`);
    const reporter = path.join(root, 'scripts/lib/vitest-outcome-reporter.mjs');
    const outcome = run(bin.vitest, ['run', `--reporter=${reporter}`], {
      OUTCOME_FILE: outcomeFile,
    });
    expect(outcome).toMatchObject({ passed: 2, failed: 2 });
    const place = path.relative(root, folder);
    expect(outcome.troubles).toHaveLength(3);
    expect(outcome.troubles).toEqual(
      expect.arrayContaining([
        {
          file: `${place}/sums.test.mjs`,
          title: 'passes at last',
          isFlaky: true,
          error: 'too early',
        },
        {
          file: `${place}/sums.test.mjs`,
          title: 'sums > are right',
          isFlaky: false,
          error: 'expected 2 to be 3 // Object.is equality',
        },
        {
          file: `${place}/broken.test.mjs`,
          title: '(the file)',
          isFlaky: false,
          error: 'cannot be read',
        },
      ]),
    );
  });

  it('of Playwright: the same', () => {
    put(
      'playwright.config.mjs',
      `export default { testDir: '.', testMatch: '*.spec.mjs', retries: 1, reporter: 'json',
        projects: [{ name: 'phone' }] };`,
    );
    // In place of a variable, which another worker would not know.
    const spec = once('test').replace(
      'tries += 1; if (tries === 1)',
      'if (test.info().retry === 0)',
    );
    put(
      'sums.spec.mjs',
      `import { expect, test } from '@playwright/test';
      ${spec}
      test.describe('sums', () => { test('are right', () => expect(1 + 1).toBe(3)); });`,
    );
    const report = run(bin.playwright, ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: outcomeFile });
    const outcome = playwrightOutcome(report);
    expect(outcome).toMatchObject({ passed: 2, failed: 1 });
    expect(outcome.troubles).toEqual([
      {
        file: expect.stringMatching(/^e2e\/sums\.spec\.mjs:\d+ \[phone\]$/),
        title: 'passes at last',
        isFlaky: true,
        error: expect.stringMatching(/^Error: too early/),
      },
      expect.objectContaining({
        title: 'are right',
        isFlaky: false,
        error: expect.stringContaining('Expected: 3\nReceived: 2'),
      }),
    ]);
  });
});

describe('the end of the output', () => {
  it('says nothing where nothing failed', () => {
    expect(troubleLines([])).toEqual([]);
  });

  it('lists what failed last', () => {
    const trouble = { file: 'a.test.ts', title: 'b', error: 'one\ntwo' };
    const lines = troubleLines([
      { ...trouble, isFlaky: false },
      { ...trouble, file: 'c.test.ts', isFlaky: true },
    ]);
    expect(lines).toEqual([
      '',
      '── passed only when tried again',
      'c.test.ts › b',
      '    one',
      '    two',
      '',
      '── failed',
      'a.test.ts › b',
      '    one',
      '    two',
    ]);
  });
});
