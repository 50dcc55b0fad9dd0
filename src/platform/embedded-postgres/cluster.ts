import { type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, hasCode } from './errors.ts';
import type { Location } from './location.ts';
import { giveTo, giveTreeTo, spawnIdentity, writeFor } from './server-user.ts';

/** The superuser and the application's own role, which owns the application's database. */
export const adminRole = 'postgres';
export const applicationRole = 'jengasoko';

/** Passwords made once, when the cluster is made; base64url, so that they need no escaping. */
export interface Credentials {
  adminPassword: string;
  password: string;
}

const credentialsFile = 'jengasoko-credentials.json';
const draftPrefix = 'cluster.new-';

/** Passwords only, over TCP only; nothing else is ever listened to. */
const hostBasedAuthentication = 'host all all 127.0.0.1/32 scram-sha-256\n';

/**
 * Makes the PostgreSQL cluster unless it is there. It is made under another name and renamed when
 * it is complete and on the disk, so that an interrupted attempt leaves nothing to be mistaken for
 * a database. Must be called under the directory's lock.
 *
 * @param durable false skips the final flush to the disk, for databases that tests throw away
 */
export async function ensureCluster(
  location: Location,
  binaries: Binaries,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  await removeDrafts(location.home);
  const owner = await stat(location.cluster).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (owner === null) {
    log(`Creating the database in ${location.home}.`);
    await createCluster(location, binaries, durable);
  } else if (location.user !== null && owner.uid !== location.user.uid) {
    await giveTreeTo(location.user, location.cluster);
  }
}

/** Reads the cluster's passwords; fails with ENOENT when there is no cluster. */
export async function readCredentials(cluster: string): Promise<Credentials> {
  const path = join(cluster, credentialsFile);
  const found: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (
    typeof found === 'object' &&
    found !== null &&
    'adminPassword' in found &&
    'password' in found &&
    typeof found.adminPassword === 'string' &&
    typeof found.password === 'string'
  ) {
    return { adminPassword: found.adminPassword, password: found.password };
  }
  throw new EmbeddedPostgresError(`${path} does not hold the database's passwords.`);
}

/** The environment of PostgreSQL's programs: none of the application's secrets, no PG* settings. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', TZ: 'UTC' };
}

async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    // An initdb that outlived its parent may still be writing; it gives up once its folder is gone.
    if (name.startsWith(draftPrefix)) {
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
}

async function createCluster(
  location: Location,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const work = join(location.home, `${draftPrefix}${randomBytes(4).toString('hex')}`);
  const cluster = join(work, 'cluster');
  const credentials = { adminPassword: newPassword(), password: newPassword() };
  await mkdir(work, { mode: 0o700 });
  await giveTo(location.user, work);
  const passwordFile = join(work, 'password');
  await writeFor(location.user, passwordFile, `${credentials.adminPassword}\n`);
  await initialise(location, binaries, [
    `--pgdata=${cluster}`,
    `--pwfile=${passwordFile}`,
    ...(durable ? [] : ['--no-sync']),
  ]);
  await writeFor(location.user, join(cluster, 'pg_hba.conf'), hostBasedAuthentication);
  await writeFor(location.user, join(cluster, credentialsFile), JSON.stringify(credentials));
  await rename(cluster, location.cluster);
  await flushFolder(location.home);
  await rm(work, { recursive: true });
}

/**
 * Collation and case follow PostgreSQL's own C.UTF-8, the same on every machine. The few places
 * that still ask the system's library want its C.UTF-8 too, which not every system has.
 */
async function initialise(location: Location, binaries: Binaries, args: string[]): Promise<void> {
  const fixed = [
    `--username=${adminRole}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-messages=C',
    '--no-instructions',
  ];
  const options = {
    cwd: location.home,
    env: serverEnvironment(),
    ...spawnIdentity(location.user),
  };
  let result = await runProgram(binaries.initdb, [...fixed, ...args, '--locale=C.UTF-8'], options);
  if (result.code !== 0 && result.output.includes('locale')) {
    result = await runProgram(binaries.initdb, [...fixed, ...args, '--locale=C'], options);
  }
  if (result.code !== 0) {
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its data directory:\n${result.output.trim()}`,
    );
  }
}

async function runProgram(
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (cause) => {
      reject(
        new EmbeddedPostgresError(`${program} does not run here: ${cause.message}`, { cause }),
      );
    });
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
