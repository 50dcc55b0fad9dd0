import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface RedisServer {
  readonly url: string;
  /** Kills it as a crash would. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** Why this machine cannot run the tests with Redis; null where it can. On Debian `npm test` installs it. */
export const redisMissing =
  spawnSync('redis-server', ['--version']).status === 0
    ? null
    : 'redis-server is not installed: nothing is said of several processes over Redis';

/** A Redis of its own, in memory. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let server = await run(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    async start() {
      server = await run(port);
    },
  };
}

async function run(port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error('Redis did not start')));
  });
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
