// npm test: everything that must hold, with its own database and browser. Ends with "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, withoutWindows } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, say } from './lib/install.mjs';
import { tryRedis } from './lib/redis.mjs';
import { bin, checks, step } from './lib/steps.mjs';

ensureInstalled();
const browser = ensureBrowser(withoutWindows);
tryRedis();
const reports = mkdtempSync(path.join(tmpdir(), 'jengasoko-test-'));
const tally = { passed: 0, failed: 0 };

for (const [title, script, args] of checks()) {
  tally[step(title, script, args) ? 'passed' : 'failed'] += 1;
}

const vitestReport = path.join(reports, 'vitest.json');
const vitestOk = step('unit and integration tests', bin.vitest, [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
count(vitestOk, () => {
  const report = read(vitestReport);
  return [report.numPassedTests, report.numFailedTests];
});

ensureBuilt();
const playwrightReport = path.join(reports, 'playwright.json');
const playwrightOk = step('browser journeys', bin.playwright, ['test'], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
});
count(playwrightOk, () => {
  const { stats } = read(playwrightReport);
  if (stats.flaky > 0)
    say(`${stats.flaky} journeys passed only when tried again; they are listed above.`);
  return [stats.expected + stats.flaky, stats.unexpected];
});

rmSync(reports, { recursive: true, force: true });
say(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function count(ok, readCounts) {
  let passed = 0;
  let failed = 0;
  try {
    [passed, failed] = readCounts();
  } catch {
    failed = 1;
  }
  tally.passed += passed;
  tally.failed += ok ? failed : Math.max(failed, 1);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
