import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError, hasCode } from './errors.ts';
import { type FolderLock, lockFiles, lockFolder } from './lock.ts';
import {
  canReach,
  chooseServerUser,
  giveTo,
  refuseFolderOfAnother,
  type ServerUser,
} from './server-user.ts';

/** Where root keeps what another user cannot reach under a closed folder. */
const sharedRoot = '/var/lib/jengasoko';

/** Where one data directory's database lives and who runs it. */
export interface Location {
  /** The database's own folder; inside the data directory unless that is closed. */
  home: string;
  /** PostgreSQL's data directory, complete whenever it exists. */
  cluster: string;
  /** The server's own log. */
  logFile: string;
  /** Whom the server runs as; null is the current user. */
  user: ServerUser | null;
}

/** PostgreSQL's data directory under a database's folder. */
export function clusterIn(home: string): string {
  return join(home, 'cluster');
}

/** Finds the folder of the database of `dataDir` without creating anything; null when none. */
export async function findHome(dataDir: string): Promise<string | null> {
  try {
    const inside = join(await realpath(resolve(dataDir)), 'postgres');
    return (await readPointer(inside)) ?? inside;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/**
 * Takes the data directory for this process and decides where its database lives, creating the
 * folder, closed to others. When root's data directory lies under a folder that the server's user
 * may not enter, the database goes under /var/lib/jengasoko and a file left in its place says where.
 *
 * @throws DataDirectoryInUse when another process has it
 */
export async function claimLocation(
  requested: string,
  log: (line: string) => void,
): Promise<{ location: Location; lock: FolderLock }> {
  const locks: FolderLock[] = [];
  const lock: FolderLock = {
    release() {
      for (const each of locks) each.release();
    },
  };
  try {
    await mkdir(resolve(requested), { recursive: true });
    const dataDir = await realpath(resolve(requested));
    const inside = join(dataDir, 'postgres');
    await mkdir(inside, { recursive: true, mode: 0o700 });
    await refuseFolderOfAnother(inside);
    locks.push(await lockFolder(inside, dataDir));
    const { home, user } = await chooseHome(dataDir, inside, log);
    // A copied data directory leads to the same place as its original.
    if (home !== inside) locks.push(await lockFolder(home, dataDir));
    await giveTo(user, home, ...lockFiles.map((name) => join(home, name)));
    const location = {
      home,
      cluster: clusterIn(home),
      logFile: join(home, 'postgres.log'),
      user,
    };
    return { location, lock };
  } catch (error) {
    lock.release();
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    throw new EmbeddedPostgresError(
      `The data directory ${resolve(requested)} cannot be written (${String(error)}). ` +
        'Give it to the user that runs JengaSoko, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Makes the folder for what root shares with the server's user, open to be entered. */
export async function makeSharedRoot(): Promise<string> {
  await mkdir(sharedRoot, { recursive: true });
  await chmod(sharedRoot, 0o755);
  return sharedRoot;
}

async function chooseHome(
  dataDir: string,
  inside: string,
  log: (line: string) => void,
): Promise<{ home: string; user: ServerUser | null }> {
  const pointed = await readPointer(inside);
  if (pointed !== null) {
    if (!(await exists(pointed))) {
      throw new EmbeddedPostgresError(
        `The database of ${dataDir} was kept in ${pointed}, which is gone. Put it back, or ` +
          `delete ${inside} to begin with an empty database.`,
      );
    }
    return { home: pointed, user: await chooseServerUser(pointed, log) };
  }
  const user = await chooseServerUser(inside, log);
  if (await canReach(user, dataDir)) return { home: inside, user };
  if (await exists(clusterIn(inside))) {
    throw new EmbeddedPostgresError(
      `The database in ${inside} lies under a folder that its user may no longer enter. ` +
        'Open the folders above it (chmod o+x), or set DATA_DIR to another folder.',
    );
  }
  const home = await relocate(dataDir, inside);
  log(`${dataDir} lies under a closed folder: its database is kept in ${home}.`);
  return { home, user };
}

/**
 * The folder's name holds the path's hash, for people, and a random part: who deletes the data
 * directory to begin afresh must not find the old database again.
 */
async function relocate(dataDir: string, inside: string): Promise<string> {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = join(await makeSharedRoot(), `${hash}-${randomBytes(4).toString('hex')}`);
  await mkdir(home, { mode: 0o700 });
  // In this order a pointer to nothing always means a database that was lost.
  await writeFile(`${pointerIn(inside)}.new`, `${home}\n`, { flush: true });
  await rename(`${pointerIn(inside)}.new`, pointerIn(inside));
  return home;
}

function pointerIn(inside: string): string {
  return join(inside, 'location');
}

async function readPointer(inside: string): Promise<string | null> {
  try {
    return (await readFile(pointerIn(inside), 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
