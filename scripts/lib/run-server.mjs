import { spawn } from 'node:child_process';
import { node24, root, toolEnv } from './install.mjs';

/**
 * Runs the server on Node 24 until it ends, and ends with its code. The channel between the two lets
 * the server notice when this process dies without a word.
 */
export function runServer(env, nodeOptions = []) {
  const server = spawn(node24(), [...nodeOptions, 'src/app/server/main.ts'], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
