// npm test: everything that must hold, with its own database and browser. Ends with what failed or passed
// only when tried again, and "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, withoutWindows } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';
import { playwrightOutcome, troubleLines } from './lib/outcomes.mjs';
import { tryRedis } from './lib/redis.mjs';
import { bin, checks, step } from './lib/steps.mjs';

ensureInstalled();
const browser = ensureBrowser(withoutWindows);
tryRedis();
const reports = mkdtempSync(path.join(tmpdir(), 'jengasoko-test-'));
const outcomes = checks().map(([title, script, args]) =>
  step(title, script, args)
    ? { passed: 1, failed: 0, troubles: [] }
    : failedStep(title, 'See its output above.'),
);

const units = 'unit and integration tests';
const unitsFile = path.join(reports, 'vitest.json');
const areUnitsOk = step(
  units,
  bin.vitest,
  [
    'run',
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/lib/vitest-outcome-reporter.mjs')}`,
  ],
  { OUTCOME_FILE: unitsFile },
);
outcomes.push(outcomeOf(units, areUnitsOk, () => read(unitsFile)));

ensureBuilt();
const journeys = 'browser journeys';
const journeysFile = path.join(reports, 'playwright.json');
const areJourneysOk = step(journeys, bin.playwright, ['test'], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_FILE: journeysFile,
});
outcomes.push(outcomeOf(journeys, areJourneysOk, () => playwrightOutcome(read(journeysFile))));

rmSync(reports, { recursive: true, force: true });
for (const line of troubleLines(outcomes.flatMap(({ troubles }) => troubles))) say(line);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

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

function failedStep(title, error) {
  return { passed: 0, failed: 1, troubles: [{ file: 'npm test', title, isFlaky: false, error }] };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
