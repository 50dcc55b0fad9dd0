import { spawnSync } from 'node:child_process';
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, hasCode } from './errors.ts';

/** The operating system's user that the server runs as. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

const dedicatedUser = 'jengasoko';
const existingUsers = ['postgres', '_postgres', 'nobody'];

/**
 * Chooses whom the server runs as. PostgreSQL refuses to run as root, so that root hands it to the
 * owner of the existing data, else to a dedicated system user, else to an unprivileged user that
 * every system has. Everybody else runs it as themselves, which is `null`.
 *
 * @param home the folder that holds (or will hold) the database; its owner is the server's user
 */
export async function chooseServerUser(
  home: string,
  log: (line: string) => void,
): Promise<ServerUser | null> {
  const self = process.getuid?.();
  const owner = await stat(home).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (self !== 0) {
    if (owner !== null && self !== undefined && owner.uid !== self) {
      throw new EmbeddedPostgresError(
        `The database in ${home} belongs to another user (uid ${owner.uid}). Start JengaSoko as ` +
          'that user or as root, or set DATA_DIR to a folder of your own.',
      );
    }
    return null;
  }
  if (owner !== null && owner.uid !== 0) {
    return { name: await nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  return unprivilegedUser(log);
}

/** Gives a file to the server's user; does nothing when the server runs as ourselves. */
export async function giveTo(user: ServerUser | null, path: string): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
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
  return (await systemUsers()).find((user) => user.name === name) ?? null;
}

async function nameOf(uid: number): Promise<string> {
  return (await systemUsers()).find((user) => user.uid === uid)?.name ?? `uid ${uid}`;
}

async function systemUsers(): Promise<ServerUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '') || uid === '0') return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}
