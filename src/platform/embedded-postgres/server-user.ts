import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { lchown, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

/** The operating system's user that the server runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const dedicatedUser = 'jengasoko';
const existingUsers = ['postgres', '_postgres', 'nobody'];

/**
 * Chooses whom the server runs as. PostgreSQL refuses to run as root, so that root hands it to the
 * owner of the existing database, else to a dedicated system user, else to an unprivileged user
 * that every system has. Everybody else runs it as themselves, which is `null`.
 *
 * @param home the database's folder; unless it is root's, its owner is the server's user
 */
export async function chooseServerUser(
  home: string,
  log: (line: string) => void,
): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(home);
  return uid === 0 ? unprivilegedUser(log) : { uid, gid };
}

/** Refuses a database's folder that an ordinary user may not work on; root may work on any. */
export async function refuseFolderOfAnother(folder: string): Promise<void> {
  const self = process.getuid?.();
  const { uid } = await stat(folder);
  if (self === 0 || self === uid) return;
  throw new EmbeddedPostgresError(
    `The database in ${folder} belongs to another user (uid ${uid}). Start JengaSoko as that ` +
      'user or as root, or set DATA_DIR to a folder of your own.',
  );
}

/**
 * Gives files to the server's user; does nothing when the server runs as ourselves. Never through
 * a symbolic link, which that user could have planted to be given any file of root's.
 */
export async function giveTo(user: ServerUser | null, ...paths: string[]): Promise<void> {
  if (user === null) return;
  for (const path of paths) await lchown(path, user.uid, user.gid);
}

/** Writes a file that only the server's user may read; flushed, and not through a symbolic link. */
export async function writeFor(user: ServerUser | null, path: string, text: string): Promise<void> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const flag = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;
  await writeFile(path, text, { mode: 0o600, flag, flush: true });
  await giveTo(user, path);
}

/** Gives a folder and all that it holds to the server's user, as after a backup was restored. */
export async function giveTreeTo(user: ServerUser, folder: string): Promise<void> {
  await lchown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** What `spawn` needs to run a program as the server's user. */
export function spawnIdentity(user: ServerUser | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

/**
 * Whether the user may enter `folder` and every folder above it. Access control lists are not
 * read: a folder opened only by one counts as closed.
 */
export async function canReach(user: ServerUser | null, folder: string): Promise<boolean> {
  if (user === null) return true;
  for (let path = folder; ; path = dirname(path)) {
    if (!(await allows(user, path, 0o1))) return false;
    if (path === dirname(path)) return true;
  }
}

/** Whether the file's mode grants the user all of `bits` (4 read, 2 write, 1 execute or enter). */
export async function allows(user: ServerUser, path: string, bits: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

async function unprivilegedUser(log: (line: string) => void): Promise<ServerUser> {
  const dedicated = await findUser(dedicatedUser);
  if (dedicated !== null) return dedicated;
  const created = await createUser();
  if (created !== null) {
    log(`PostgreSQL does not run as root: created the system user "${dedicatedUser}" for it.`);
    return created;
  }
  for (const name of existingUsers) {
    const user = await findUser(name);
    if (user !== null) {
      log(`PostgreSQL does not run as root: running it as the user "${name}".`);
      return user;
    }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this system has no other user to run it as. ' +
      `Create one (useradd --system ${dedicatedUser}), or start JengaSoko as an ordinary user.`,
  );
}

/** Another process may create the user at the same moment, so that only the result counts. */
async function createUser(): Promise<ServerUser | null> {
  const shell = '/usr/sbin/nologin';
  const commands: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, dedicatedUser]],
    // BusyBox, as on Alpine.
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', dedicatedUser]],
  ];
  const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;
  for (const [command, args] of commands) {
    spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, PATH } });
    const user = await findUser(dedicatedUser);
    if (user !== null) return user;
  }
  return null;
}

async function findUser(name: string): Promise<ServerUser | null> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    const [entry, , uid, gid] = line.split(':');
    if (entry === name && Number(uid) > 0 && Number(gid) > 0) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return null;
}
