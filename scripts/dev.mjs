// npm run dev: the server restarts and the pages change in the browser as files are saved.
import { ensureInstalled } from './lib/install.mjs';
import { runServer } from './lib/run-server.mjs';

ensureInstalled();
runServer({ NODE_ENV: 'development', JENGASOKO_DEV: '1' }, [
  '--watch',
  '--watch-path=src/app/server',
  '--watch-path=src/platform',
  '--watch-path=src/domains',
  '--watch-path=db',
  '--watch-preserve-output',
]);
