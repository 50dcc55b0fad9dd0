import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError, hasCode } from './errors.ts';
import { canReach, chooseServerUser, giveTo, type ServerUser } from './server-user.ts';

/** Where root keeps what another user cannot reach under a closed folder. */
export const sharedRoot = '/var/lib/jengasoko';

/** Where one data directory's database lives and who runs it. */
export interface Location {
  /** The application's data directory, as a real path. */
  dataDir: string;
  /** The database's own folder: cluster, lock and owner; inside `dataDir` unless that is closed. */
  home: string;
  /** PostgreSQL's data directory, complete whenever it exists. */
  cluster: string;
  /** The server's own log. */
  logFile: string;
  /** Whom the server runs as; null is the current user. */
  user: ServerUser | null;
}

/** Finds the database's folder without creating anything; null when there is none. */
export async function findHome(dataDir: string): Promise<string | null> {
  try {
    const real = await realpath(resolve(dataDir));
    return (await readPointer(real)) ?? join(real, 'postgres');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/**
 * Decides where the database of `dataDir` lives, and creates the folder, closed to others.
 * When root's data directory lies under a folder that the server's user may not enter, the
 * database goes under /var/lib/jengasoko instead and a file in the data directory says where.
 */
export async function prepareLocation(
  requested: string,
  log: (line: string) => void,
): Promise<Location> {
  const created = await mkdir(resolve(requested), { recursive: true });
  if (created !== undefined) await chmod(resolve(requested), 0o755);
  const dataDir = await realpath(resolve(requested));
  const pointed = await readPointer(dataDir);
  const inside = join(dataDir, 'postgres');
  const user = await chooseServerUser(pointed ?? inside, log);
  const home =
    pointed ?? ((await canReach(user, dataDir)) ? inside : await relocate(dataDir, inside, log));
  if (home !== inside) {
    await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
    await chmod(sharedRoot, 0o755);
  }
  await mkdir(home, { recursive: true, mode: 0o700 });
  await giveTo(user, home);
  return {
    dataDir,
    home,
    cluster: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    user,
  };
}

/**
 * The folder's name holds the path's hash, for people, and a random part: who deletes the data
 * directory to start afresh must not find the old database again.
 */
async function relocate(
  dataDir: string,
  inside: string,
  log: (line: string) => void,
): Promise<string> {
  if (await exists(join(inside, 'cluster'))) {
    throw new EmbeddedPostgresError(
      `The database in ${inside} lies under a folder that its user may no longer enter. ` +
        'Open the folders above it (chmod o+x), or set DATA_DIR to another folder.',
    );
  }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = join(sharedRoot, `${hash}-${randomBytes(4).toString('hex')}`);
  const draft = `${pointerOf(dataDir)}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${home}\n`, { mode: 0o600, flush: true });
  try {
    // Linking fails when the name exists: of two first starts at once, both use the first's.
    await link(draft, pointerOf(dataDir));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const chosen = (await readPointer(dataDir)) ?? home;
  log(`${dataDir} lies under a closed folder: its database is kept in ${chosen}.`);
  return chosen;
}

function pointerOf(dataDir: string): string {
  return join(dataDir, 'postgres-location');
}

async function readPointer(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(pointerOf(dataDir), 'utf8')).trim() || null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await realpath(path);
    return true;
  } catch {
    return false;
  }
}
