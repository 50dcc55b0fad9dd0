import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, hasCode } from './errors.ts';

const run = promisify(execFile);
const pollMilliseconds = 20;

/** A zombie has ended, but its id stays taken until its parent reaps it. */
export type ProcessState = 'running' | 'zombie' | 'gone';

/** The state of a process, whoever owns it. */
export async function processState(pid: number): Promise<ProcessState> {
  const letter = process.platform === 'linux' ? await linuxState(pid) : await psState(pid);
  if (letter === undefined) return 'gone';
  return letter === 'Z' || letter === 'X' ? 'zombie' : 'running';
}

/**
 * Whether `pid` is a running PostgreSQL server on the data directory `cluster` (a real path).
 * Process ids are recycled, so that the id in a pid file may by now be anybody's.
 */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if ((await processState(pid)) !== 'running') return false;
  if (process.platform !== 'linux') {
    const command = await ps(pid, 'command');
    return command.includes('postgres') && command.includes(cluster);
  }
  const args = (await orEmpty(readFile(`/proc/${pid}/cmdline`, 'utf8'))).split('\0');
  if (basename(args[0] ?? '') !== 'postgres') return false;
  // The server's working directory is its data directory, even after a parent folder was renamed.
  return args.includes(cluster) || (await orEmpty(readlink(`/proc/${pid}/cwd`))) === cluster;
}

/**
 * Every running server on the data directory `cluster`, whether or not it has got so far as to
 * write its pid file.
 */
export async function serversOf(cluster: string): Promise<number[]> {
  const names =
    process.platform === 'linux'
      ? await readdir('/proc')
      : (await orEmpty(run('ps', ['-axo', 'pid=']).then(({ stdout }) => stdout))).split(/\s+/);
  const servers: number[] = [];
  for (const name of names) {
    if (/^\d+$/.test(name) && (await isServerOf(Number(name), cluster))) servers.push(Number(name));
  }
  return servers;
}

/**
 * Stops a server process with PostgreSQL's own signals: fast shutdown, then immediate shutdown,
 * then SIGKILL. Whichever it took, the next start recovers every acknowledged write.
 */
export async function stopServerProcess(pid: number): Promise<void> {
  const escalation: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, patience] of escalation) {
    if (!sendSignal(pid, signal)) return;
    if (await endedWithin(pid, patience)) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`);
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${pid}) belongs to another user and cannot be stopped from here.`,
      { cause: error },
    );
  }
}

async function endedWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if ((await processState(pid)) !== 'running') return true;
    await delay(pollMilliseconds);
  }
  return false;
}

async function linuxState(pid: number): Promise<string | undefined> {
  // The command name in parentheses may itself hold spaces and parentheses.
  const stat = await orEmpty(readFile(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2)[0];
}

async function psState(pid: number): Promise<string | undefined> {
  return (await ps(pid, 'stat'))[0];
}

async function ps(pid: number, column: string): Promise<string> {
  return orEmpty(
    run('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)]).then(({ stdout }) => stdout.trim()),
  );
}

async function orEmpty(text: Promise<string>): Promise<string> {
  try {
    return await text;
  } catch {
    return '';
  }
}
