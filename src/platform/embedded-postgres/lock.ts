import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { DataDirectoryInUse, hasCode } from './errors.ts';
import type { Location } from './location.ts';
import { processState } from './processes.ts';
import { giveTo } from './server-user.ts';

/** The right to run the one server on a data directory. */
export interface DirectoryLock {
  release(): void;
}

/** A lock lives as long as its handle, which must not be collected as garbage meanwhile. */
const held = new Set<DatabaseSync>();
const sqliteBusy = 5;

/**
 * Takes the data directory for this process, or throws {@link DataDirectoryInUse}.
 *
 * The lock is the operating system's own lock on a file, so that it ends with the process however
 * that ends, and neither a stale file nor a recycled process id can hold or steal it. Node offers
 * no such locks; SQLite's write transaction is one, also between two callers in one process.
 */
export async function lockDirectory(location: Location): Promise<DirectoryLock> {
  const handle = openLocked(join(location.home, 'lock'));
  if (handle === null) {
    throw new DataDirectoryInUse(location.dataDir, await ownerPid(location.home));
  }
  held.add(handle);
  const ownerFile = join(location.home, 'owner.json');
  await writeFile(ownerFile, `${JSON.stringify({ pid: process.pid })}\n`);
  await giveTo(location.user, ownerFile);
  await giveTo(location.user, join(location.home, 'lock'));
  return {
    release() {
      if (held.delete(handle)) handle.close();
    },
  };
}

function openLocked(path: string): DatabaseSync | null {
  const handle = new DatabaseSync(path, { timeout: 0 });
  try {
    // No journal file: one left by a killed process would have to be recovered first.
    handle.exec('PRAGMA journal_mode = MEMORY');
    // Not EXCLUSIVE: two at once could then refuse each other, and nobody would win.
    handle.exec('BEGIN IMMEDIATE');
    return handle;
  } catch (error) {
    handle.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null;
    throw error;
  }
}

/** The owner writes its id just after it took the lock; until then the file names a dead one. */
async function ownerPid(home: string): Promise<number | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const pid = await readOwner(home);
    if (pid !== null && (await processState(pid)) === 'running') return pid;
    await delay(25);
  }
  return null;
}

async function readOwner(home: string): Promise<number | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(join(home, 'owner.json'), 'utf8'));
    if (typeof owner !== 'object' || owner === null || !('pid' in owner)) return null;
    return typeof owner.pid === 'number' ? owner.pid : null;
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
