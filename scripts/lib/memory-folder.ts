import { accessSync, constants, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const memory = '/dev/shm';
/** What a whole run keeps there at most, and as much again. */
const bytesNeeded = 2 * 1024 ** 3;

/**
 * Keeps the temporary files of this process and of those it starts in memory, where there is room: each
 * test database is a thousand files, and a disk's file system takes longer over them than tests take.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!process.env.TMPDIR && hasRoom() && runsPrograms()) process.env.TMPDIR = memory;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory() / 2) >= bytesNeeded;
  } catch {
    return false;
  }
}

/** Containers may mount it so that no program can be started from there, which tests do. */
function runsPrograms(): boolean {
  const probe = path.join(memory, `jengasoko-probe-${process.pid}`);
  try {
    writeFileSync(probe, '', { mode: 0o755 });
    accessSync(probe, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}
