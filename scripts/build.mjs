// npm run build: the web application, compressed ahead of time; does nothing where it is up to date.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
ensureBuilt();
