// One of the commands in src/app/server/commands: installs what is missing, as `npm start` does, and runs it.
import { ensureInstalled } from './lib/install.mjs';
import { runServer } from './lib/run-server.mjs';

const [name, ...args] = process.argv.slice(2);
ensureInstalled();
runServer(`src/app/server/commands/${name}.ts`, {}, args);
