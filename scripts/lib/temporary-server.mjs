import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

/**
 * Starts the application on demo data of its own, runs the work with its address, and removes it all.
 * Fails at once when the server ends before the work does.
 */
export async function withTemporaryServer(
  port,
  work,
  program = path.join(root, 'scripts', 'start.mjs'),
) {
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jengasoko-'));
  // Closed, root's database would be kept elsewhere, where nobody removes it.
  chmodSync(dataDir, 0o755);
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const endedEarly = ended.then((code) => {
    throw new Error(`The server stopped unexpectedly (${code ?? 'by a signal'})`);
  });
  const stopped = new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => reject(new Error(`Stopped by ${signal}`)));
    }
  });
  // Both are an error only for who waits for them here.
  endedEarly.catch(() => undefined);
  stopped.catch(() => undefined);
  try {
    await Promise.race([ready(origin, server), endedEarly, stopped]);
    return await Promise.race([work(origin), endedEarly, stopped]);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ready(origin, server) {
  for (let tries = 0; tries < 600 && server.exitCode === null; tries += 1) {
    const ok = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start');
}
