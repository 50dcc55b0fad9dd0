// npm test: everything that must hold, with its own database and browser. Ends with what failed or passed
// only when tried again, and "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ensureBrowser, withoutWindows } from './lib/browser.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';
import { playwrightOutcome, troubleLines } from './lib/outcomes.mjs';
import { tryRedis } from './lib/redis.mjs';
import { bin, checks, step } from './lib/steps.mjs';

ensureInstalled();
const browser = ensureBrowser(withoutWindows);
tryRedis();
const reports = mkdtempSync(path.join(tmpdir(), 'jengasoko-test-'));
const inTests = 'unit and integration tests';
const inBrowser = 'browser journeys';

/** One check after the other, then the tests, as they write. */
async function checkAndTest() {
  const outcomes = [];
  for (const [title, ...command] of checks()) outcomes.push(await checkOutcome(title, ...command));
  const report = path.join(reports, 'vitest.json');
  const reporter = path.join(root, 'scripts/lib/vitest-outcome-reporter.mjs');
  const isOk = await step(
    inTests,
    bin.vitest,
    // Two, as the journeys need the cores as well: each worker loads all modules of the server.
    ['run', '--maxWorkers=2', '--reporter=default', `--reporter=${reporter}`],
    { env: { OUTCOME_FILE: report } },
  );
  return [...outcomes, outcomeOf(inTests, isOk, () => read(report))];
}

/** Beside them, as journeys wait for pages half of their time. What they write is shown when those are done. */
async function walk(output) {
  const build = await checkOutcome('build', 'scripts/build.mjs', [], { output });
  if (build.failed > 0) return [build];
  const report = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const isOk = await step(inBrowser, bin.playwright, ['test'], { env, output });
  return [build, outcomeOf(inBrowser, isOk, () => playwrightOutcome(read(report)))];
}

const held = new PassThrough({ highWaterMark: 2 ** 30 });
const outcomes = (
  await Promise.all([
    checkAndTest().finally(() => held.pipe(process.stdout, { end: false })),
    walk(held).finally(() => held.end()),
  ])
).flat();
await finished(held);

rmSync(reports, { recursive: true, force: true });
for (const line of troubleLines(outcomes.flatMap(({ troubles }) => troubles))) say(line);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
// To exit at once would cut off what a pipe has not taken yet.
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function outcomeOf(title, isOk, readOutcome) {
  let outcome;
  try {
    outcome = readOutcome();
  } catch (error) {
    return failedStep(title, `It wrote no report: ${error.message}`);
  }
  if (isOk || outcome.failed > 0) return outcome;
  const { passed, troubles } = outcome;
  const own = failedStep(title, 'No test failed. See its output above.');
  return { passed, failed: 1, troubles: [...troubles, ...own.troubles] };
}

async function checkOutcome(title, ...command) {
  const isOk = await step(title, ...command);
  return isOk ? { passed: 1, failed: 0, troubles: [] } : failedStep(title, 'See its output above.');
}

function failedStep(title, error) {
  return { passed: 0, failed: 1, troubles: [{ file: 'npm test', title, isFlaky: false, error }] };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
