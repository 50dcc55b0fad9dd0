import { chmod, lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimLocation, clusterIn, findHome } from './location.ts';
import { tryLockFolder } from './lock.ts';
import { serversOf, stopServerProcess } from './processes.ts';
import { type EmbeddedPostgres, startAt } from './start.ts';

const prefix = 'jengasoko-test-';
/** Younger folders may belong to a test that has not locked its own yet. */
const abandonedAfterMilliseconds = 60_000;

/**
 * Starts a server for tests on a temporary data directory: fast, because it may lose everything in
 * a power failure, and deleted when it is stopped. Also removes what killed test runs left behind.
 *
 * @param durable true where the cost of not losing anything is what is measured
 */
export async function startThrowawayPostgres({ durable = false } = {}): Promise<EmbeddedPostgres> {
  const temporary = await realpath(tmpdir());
  await removeAbandoned(temporary);
  const dataDir = await mkdtemp(join(temporary, prefix));
  await chmod(dataDir, 0o755);
  const silent = () => {};
  try {
    const { location, lock } = await claimLocation(dataDir, silent);
    const server = await startAt(location, lock, { log: silent, durable });
    let stopped: Promise<void> | null = null;
    const stop = async () => {
      await server.stop();
      await remove(dataDir, location.home);
    };
    return {
      ...server,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await remove(dataDir);
    throw error;
  }
}

async function removeAbandoned(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith(prefix)) continue;
    const dataDir = join(temporary, name);
    try {
      const { uid, mtimeMs } = await lstat(dataDir);
      const old = Date.now() - mtimeMs > abandonedAfterMilliseconds;
      if (old && uid === process.getuid?.()) await removeUnlessInUse(dataDir);
    } catch {
      // Another run may be removing it, or it may not be ours to remove: it harms nobody.
    }
  }
}

async function removeUnlessInUse(dataDir: string): Promise<void> {
  const lock = tryLockFolder(join(dataDir, 'postgres'));
  if (lock === null) return;
  try {
    const home = await findHome(dataDir);
    if (home === null) return;
    for (const pid of await serversOf(clusterIn(home))) await stopServerProcess(pid);
    await remove(dataDir, home);
  } finally {
    lock.release();
  }
}

async function remove(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
