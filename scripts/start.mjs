// npm start: installs what is missing, builds the web once, and serves. Demo mode unless told otherwise.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runServer } from './lib/run-server.mjs';

ensureInstalled();
ensureBuilt();
const isToldOtherwise = Boolean(process.env.NODE_ENV || process.env.DEMO);
runServer('src/app/server/main.ts', {
  NODE_ENV: process.env.NODE_ENV || 'production',
  ...(isToldOtherwise ? {} : { DEMO: '1' }),
});
