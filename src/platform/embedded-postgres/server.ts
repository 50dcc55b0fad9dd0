import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import { EmbeddedPostgresError, hasCode } from './errors.ts';
import type { Location } from './location.ts';
import { clearFormerServer, readPostmasterFile } from './postmaster-file.ts';
import { giveTo, spawnIdentity } from './server-user.ts';

/** What it takes to start the server once. */
export interface LaunchPlan {
  location: Location;
  binaries: Binaries;
  /** False only for databases that tests throw away. */
  durable: boolean;
  log: (line: string) => void;
}

/** A server that accepts connections. */
export interface RunningServer {
  child: ChildProcess;
  pid: number;
  port: number;
}

/** Below the range that systems hand out to outgoing connections (Linux: from 32768). */
const lowestPort = 20_000;
const highestPort = 32_767;
const portAttempts = 20;
const orphanPatience = 10_000;
const retryMilliseconds = 100;
const pollMilliseconds = 20;
const progressMilliseconds = 10_000;
const logLimitBytes = 5 * 1024 * 1024;
const reportLimitBytes = 4096;

const appendOnly =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and the details of errors hold people's data, which does not belong in a log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

function durability(durable: boolean): Record<string, string> {
  const value = durable ? 'on' : 'off';
  return { fsync: value, synchronous_commit: value, full_page_writes: value };
}

/**
 * Starts the server and waits until it accepts connections, however long recovery takes.
 *
 * @param nextPort proposes a port for each attempt, since another program may take one meanwhile
 * @throws EmbeddedPostgresError with the end of the server's log
 */
export async function launchServer(
  plan: LaunchPlan,
  nextPort: () => Promise<number> = freePort,
): Promise<RunningServer> {
  const orphanDeadline = Date.now() + orphanPatience;
  let ports = 0;
  for (;;) {
    const outcome = await tryLaunch(plan, await nextPort());
    if (typeof outcome !== 'string') return outcome;
    const portTaken = /could not bind|could not create any TCP\/IP sockets/.test(outcome);
    const orphans = /pre-existing shared memory block|lock file "postmaster.pid"/.test(outcome);
    ports += portTaken ? 1 : 0;
    const again = (portTaken && ports < portAttempts) || (orphans && Date.now() < orphanDeadline);
    if (!again) throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${outcome}`);
    await delay(retryMilliseconds);
    await clearFormerServer(plan.location, plan.log);
  }
}

/** Renames a log that has grown large; the one before it is dropped. */
export async function rotateLog(logFile: string): Promise<void> {
  try {
    if ((await stat(logFile)).size > logLimitBytes) await rename(logFile, `${logFile}.1`);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** The server, or what it wrote to its log before it gave up. */
async function tryLaunch(plan: LaunchPlan, port: number): Promise<RunningServer | string> {
  const { location } = plan;
  const output = openSync(location.logFile, appendOnly, 0o600);
  try {
    await giveTo(location.user, location.logFile);
    const { size } = await stat(location.logFile);
    const child = spawn(plan.binaries.postgres, argumentsFor(plan, port), {
      cwd: location.home,
      env: serverEnvironment(),
      stdio: ['ignore', output, output],
      // Its own session: Ctrl+C must reach the application alone, which then stops the server.
      detached: true,
      ...spawnIdentity(location.user),
    });
    const failure = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', () => resolve(''));
    });
    const ended = failure.then(async (reason) => reason || logFrom(location.logFile, size));
    const ready = await Promise.race([ended, untilReady(plan, child)]);
    if (typeof ready === 'string') return ready;
    child.unref();
    return ready;
  } finally {
    closeSync(output);
  }
}

function argumentsFor(plan: LaunchPlan, port: number): string[] {
  const all = { ...settings, ...durability(plan.durable), port: String(port) };
  return [
    '-D',
    plan.location.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(plan: LaunchPlan, child: ChildProcess): Promise<RunningServer> {
  let nextProgress = Date.now() + progressMilliseconds;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const file = await readPostmasterFile(plan.location.cluster);
    if (file !== null && file !== 'damaged' && file.pid === child.pid && file.ready) {
      return { child, pid: file.pid, port: file.port };
    }
    if (Date.now() > nextProgress) {
      plan.log('PostgreSQL is still recovering after an unclean stop.');
      nextProgress += progressMilliseconds;
    }
    await delay(pollMilliseconds);
  }
  // It ended, which the caller learns from its exit.
  return new Promise(() => {});
}

async function logFrom(logFile: string, offset: number): Promise<string> {
  const handle = await open(logFile);
  try {
    const { size } = await handle.stat();
    const start = Math.max(offset, size - reportLimitBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), {
      position: start,
    });
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort + 1);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}
