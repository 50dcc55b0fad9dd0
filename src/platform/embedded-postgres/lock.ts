import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { DataDirectoryInUse, hasCode } from './errors.ts';
import { processState } from './processes.ts';
import { writeFor } from './server-user.ts';

/** The right to run the one server on a folder's database. */
export interface FolderLock {
  release(): void;
}

/** The files by which a folder is locked, and by which its owner is known. */
export const lockFiles = ['lock', 'owner.json'];

/** A lock lives as long as its handle, which must not be collected as garbage meanwhile. */
const held = new Set<DatabaseSync>();
const sqliteBusy = 5;

/**
 * Takes a folder for this process, or throws {@link DataDirectoryInUse}.
 *
 * @param dataDir the data directory as the operator knows it, for the message
 */
export async function lockFolder(folder: string, dataDir: string): Promise<FolderLock> {
  const lock = tryLockFolder(folder);
  if (lock === null) throw new DataDirectoryInUse(dataDir, await ownerPid(folder));
  await writeFor(null, join(folder, 'owner.json'), `${JSON.stringify({ pid: process.pid })}\n`);
  return lock;
}

/**
 * Takes a folder for this process; null when a live process (or this one) has it.
 *
 * The lock is the operating system's own lock on a file, so that it ends with the process however
 * that ends, and neither a stale file nor a recycled process id can hold or steal it. Node offers
 * no such locks; SQLite's write transaction is one, also between two callers in one process.
 */
export function tryLockFolder(folder: string): FolderLock | null {
  const handle = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    // No journal file: one left by a killed process would have to be recovered first.
    handle.exec('PRAGMA journal_mode = MEMORY');
    // Not EXCLUSIVE: two at once could then refuse each other, and nobody would win.
    handle.exec('BEGIN IMMEDIATE');
  } catch (error) {
    handle.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null;
    throw error;
  }
  held.add(handle);
  return {
    release() {
      if (held.delete(handle)) handle.close();
    },
  };
}

/** The owner writes its id just after it took the lock; until then the file names a dead one. */
async function ownerPid(folder: string): Promise<number | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const pid = await readOwner(folder);
    if (pid !== null && (await processState(pid)) === 'running') return pid;
    await delay(25);
  }
  return null;
}

async function readOwner(folder: string): Promise<number | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'));
    if (typeof owner !== 'object' || owner === null || !('pid' in owner)) return null;
    return typeof owner.pid === 'number' ? owner.pid : null;
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
