import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareLocation } from './location.ts';
import { type EmbeddedPostgres, startAt } from './start.ts';

const prefix = 'jengasoko-test-';

/**
 * Starts a server for tests on a temporary data directory: fast, because it may lose everything in
 * a power failure, and deleted when it is stopped.
 */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), prefix));
  await chmod(dataDir, 0o755);
  const silent = () => {};
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const location = await prepareLocation(dataDir, silent);
    const server = await startAt(location, { log: silent, durable: false });
    let stopped: Promise<void> | null = null;
    return {
      ...server,
      stop: () => {
        stopped ??= server.stop().then(remove);
        return stopped;
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
