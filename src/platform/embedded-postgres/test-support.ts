import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import type { DatabaseUrls } from './database.ts';
import { processState } from './processes.ts';

export const isRoot = process.getuid?.() === 0;

/** An open folder for the data directories of one test file. */
export function makeWorkFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'embedded-postgres-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) };
}

/** Copies a stopped data directory with its owners, which is quicker than making another. */
export function copyDataDir(from: string, to: string): string {
  execFileSync('cp', ['-a', from, to]);
  return to;
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The process id in the cluster's `postmaster.pid`. */
export function postmasterPid(home: string): number {
  return Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Waits until a process has ended, reaped or not. */
export async function untilEnded(pid: number): Promise<void> {
  await until(async () => (await processState(pid)) !== 'running');
}

/** Waits until a condition holds; the test's own time limit ends a wait in vain. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** What a child process that starts the embedded server says first. */
export type ChildOutcome = (DatabaseUrls & { port: number }) | { error: string; message: string };

/** A Node process of its own that starts the server and stops it at SIGTERM. */
export interface Starter {
  child: ChildProcess;
  outcome: Promise<ChildOutcome>;
  end(signal: NodeJS.Signals): Promise<void>;
}

const script = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
  try {
    const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} });
    process.on('SIGTERM', async () => { await server.stop(); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log(JSON.stringify(server));
  } catch (error) {
    console.log(JSON.stringify({ error: error.name, message: error.message }));
  }
`;

/** Starts the embedded server in a process of its own, as another user if told so. */
export function startElsewhere(
  dataDir: string,
  identity: { uid?: number; gid?: number } = {},
): Starter {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    },
    cwd: '/',
    ...identity,
  });
  const exited = once(child, 'exit');
  const outcome = (async (): Promise<ChildOutcome> => {
    for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
    return { error: 'Silent', message: 'The process ended without a word.' };
  })();
  return {
    child,
    outcome,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** The outcome of a start that must have succeeded. */
export async function started(starter: Starter): Promise<DatabaseUrls & { port: number }> {
  const outcome = await starter.outcome;
  if ('error' in outcome) throw new Error(outcome.message);
  return outcome;
}

/** A folder made by root that only one other user may use. */
export function makeFolderFor(path: string, uid: number, gid: number): string {
  mkdirSync(path);
  execFileSync('chown', [`${uid}:${gid}`, path]);
  return path;
}
