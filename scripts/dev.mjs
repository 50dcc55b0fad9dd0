// npm run dev: the server restarts and the pages change in the browser as files are saved.
import { ensureInstalled } from './lib/install.mjs';
import { runServer } from './lib/run-server.mjs';

ensureInstalled();
runServer('src/app/server/dev.ts', { NODE_ENV: 'development' });
