// npm run check: types, lint, format and the boundaries between the parts.
import { ensureInstalled } from './lib/install.mjs';
import { checks, step } from './lib/steps.mjs';

ensureInstalled();
const results = checks().map(([title, script, args]) => step(title, script, args));
process.exit(results.every(Boolean) ? 0 : 1);
