import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './errors.ts';
import type { Location } from './location.ts';
import { serversOf, stopServerProcess } from './processes.ts';
import { writeFor } from './server-user.ts';

/** What a PostgreSQL server writes about itself into its data directory's `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  /** TCP port; 0 while the server has not written it yet. */
  port: number;
  /** Whether the server accepts connections. */
  ready: boolean;
}

/** Reads `postmaster.pid`: null when absent, 'damaged' when it names no process. */
export async function readPostmasterFile(
  cluster: string,
): Promise<PostmasterFile | 'damaged' | null> {
  try {
    return parsePostmasterFile(await readFile(pathIn(cluster), 'utf8')) ?? 'damaged';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Lines, by PostgreSQL's pidfile.h: pid, folder, start, port, sockets, address, memory, status. */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n');
  // A stand-alone backend writes its id as a negative number.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!Number.isSafeInteger(pid) || pid === 0) return null;
  const port = Number.parseInt(lines[3] ?? '', 10);
  return { pid, port: port || 0, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes way for a new server: stops one that outlived the process that started it, and disarms a
 * `postmaster.pid` left by one that is dead. Must be called under the directory's lock.
 */
export async function clearFormerServer(
  location: Location,
  log: (line: string) => void,
): Promise<void> {
  const { cluster } = location;
  for (const pid of await serversOf(cluster)) {
    log(`Stopping the PostgreSQL server left by an earlier run (process ${pid}).`);
    await stopServerProcess(pid);
  }
  const left = await readPostmasterFile(cluster);
  if (left === 'damaged') await rm(pathIn(cluster), { force: true });
  else if (left !== null) await disarm(location);
}

/**
 * A dead server's id may have been recycled, or be a zombie's; PostgreSQL would refuse to start
 * beside either. It takes its own parent's id for a stale one, yet still checks through the rest
 * of the file that no orphaned backend is attached to the old shared memory, a check that deleting
 * the file would switch off.
 */
async function disarm({ cluster, user }: Location): Promise<void> {
  const [, ...rest] = (await readFile(pathIn(cluster), 'utf8')).split('\n');
  await writeFor(user, pathIn(cluster), [String(process.pid), ...rest].join('\n'));
}

function pathIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
