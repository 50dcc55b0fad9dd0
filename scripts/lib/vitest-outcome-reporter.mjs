import { writeFileSync } from 'node:fs';
import { vitestOutcome } from './outcomes.mjs';

/** Writes what the tests came to into the file that OUTCOME_FILE names. */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(
      process.env.OUTCOME_FILE,
      JSON.stringify(vitestOutcome(modules, unhandledErrors)),
    );
  }
}
