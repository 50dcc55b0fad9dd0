// npm run check: types, lint, format and the boundaries between the parts.
import { ensureInstalled } from './lib/install.mjs';
import { checks, step } from './lib/steps.mjs';

ensureInstalled();
const results = [];
for (const check of checks()) results.push(await step(...check));
process.exit(results.every(Boolean) ? 0 : 1);
