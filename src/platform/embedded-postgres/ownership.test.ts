import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { canReach } from './server-user.ts';
import {
  isRoot,
  makeFolderFor,
  makeWorkFolder,
  postmasterPid,
  query,
  type Starter,
  startElsewhere,
  started,
} from './test-support.ts';

const nobody = { uid: 65_534, gid: 65_534 };
const nobodyCanRunThis =
  isRoot &&
  (await canReach(nobody, import.meta.dirname)) &&
  (await canReach(nobody, dirname(process.execPath)));

let work: ReturnType<typeof makeWorkFolder>;
const running: EmbeddedPostgres[] = [];
const starters: Starter[] = [];
const elsewhere = new Set<string>();
const lines: string[] = [];

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  running.push(server);
  return server;
}

function startAsNobody(dataDir: string): Starter {
  const starter = startElsewhere(dataDir, nobody);
  starters.push(starter);
  return starter;
}

async function stopAll(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}

function userOf(pid: number): number {
  return statSync(`/proc/${pid}`).uid;
}

/** Where a relocated database is; remembered, so that the test removes it. */
function homeOf(dataDir: string): string {
  const home = readFileSync(join(dataDir, 'postgres', 'location'), 'utf8').trim();
  elsewhere.add(home);
  return home;
}

beforeAll(() => {
  work = makeWorkFolder();
});

afterEach(async () => {
  await stopAll();
  for (const starter of starters.splice(0)) starter.child.kill('SIGKILL');
  lines.length = 0;
});

afterAll(() => {
  work.remove();
  for (const home of elsewhere) rmSync(home, { recursive: true, force: true });
});

describe.runIf(isRoot)('started by root', () => {
  it('runs the server as an unprivileged user who alone may read the database', async () => {
    const dataDir = join(work.path, 'as-root');
    const home = join(dataDir, 'postgres');
    await start(dataDir);
    const { uid, mode } = statSync(home);
    expect(uid).not.toBe(0);
    expect(mode & 0o777).toBe(0o700);
    expect(userOf(postmasterPid(home))).toBe(uid);
    const secrets = statSync(join(home, 'cluster', 'jengasoko-credentials.json'));
    expect([secrets.uid, secrets.mode & 0o777]).toEqual([uid, 0o600]);
  });

  it('gives back a database that root restored from a backup', async () => {
    const dataDir = join(work.path, 'restored');
    const first = await start(dataDir);
    await query(first.url, 'create table note as select 1 as one');
    await first.stop();
    execFileSync('chown', ['-R', '0:0', dataDir]);
    const { url } = await start(dataDir);
    expect(await query(url, 'select one from note')).toEqual([{ one: 1 }]);
  });

  it('keeps the database elsewhere when its user may not enter a folder above it', async () => {
    const closed = join(work.path, 'closed');
    const dataDir = join(closed, 'checkout', '.data');
    mkdirSync(closed, { mode: 0o700 });
    const first = await start(dataDir);
    const home = homeOf(dataDir);
    expect(home).toMatch(/^\/var\/lib\/jengasoko\/[0-9a-f]{12}-[0-9a-f]{8}$/);
    expect(lines).toContain(
      `${dataDir} lies under a closed folder: its database is kept in ${home}.`,
    );
    await query(first.url, 'create table note as select 1 as one');
    await expect(start(dataDir)).rejects.toMatchObject({ name: 'DataDirectoryInUse' });
    execFileSync('cp', ['-a', dataDir, join(closed, 'copy')]);
    await expect(start(join(closed, 'copy'))).rejects.toMatchObject({ name: 'DataDirectoryInUse' });
    await stopAll();

    // It stays where it is, even when the folder is opened later.
    chmodSync(closed, 0o755);
    const second = await start(dataDir);
    expect(await query(second.url, 'select one from note')).toEqual([{ one: 1 }]);
    await stopAll();

    rmSync(home, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(`was kept in ${home}, which is gone`);
  });

  it('begins afresh once the data directory was deleted', async () => {
    const closed = join(work.path, 'deleted');
    const dataDir = join(closed, '.data');
    mkdirSync(closed, { mode: 0o700 });
    const first = await start(dataDir);
    await query(first.url, 'create table note as select 1 as one');
    const home = homeOf(dataDir);
    await stopAll();
    rmSync(dataDir, { recursive: true });

    const { url } = await start(dataDir);
    expect(homeOf(dataDir)).not.toBe(home);
    await expect(query(url, 'select one from note')).rejects.toThrow('does not exist');
    expect(existsSync(join(home, 'cluster', 'PG_VERSION'))).toBe(true);
  });

  it('refuses a database that its user may no longer enter', async () => {
    const parent = join(work.path, 'closed-later');
    const dataDir = join(parent, '.data');
    await start(dataDir);
    await stopAll();
    chmodSync(parent, 0o700);
    await expect(start(dataDir)).rejects.toThrow('may no longer enter');
    chmodSync(parent, 0o755);
    await start(dataDir);
  });
});

describe.runIf(nobodyCanRunThis)('started by an ordinary user', () => {
  it('runs the server as that user, also when root starts it later', async () => {
    const dataDir = makeFolderFor(join(work.path, 'ordinary'), nobody.uid, nobody.gid);
    const home = join(dataDir, 'postgres');
    const first = startAsNobody(dataDir);
    const { url } = await started(first);
    await query(url, 'create table note as select 1 as one');
    expect(userOf(postmasterPid(home))).toBe(nobody.uid);
    await first.end('SIGTERM');

    const byRoot = await start(dataDir);
    expect(userOf(postmasterPid(home))).toBe(nobody.uid);
    expect(await query(byRoot.url, 'select one from note')).toEqual([{ one: 1 }]);
    await byRoot.stop();

    const again = await started(startAsNobody(dataDir));
    expect(await query(again.url, 'select one from note')).toEqual([{ one: 1 }]);
    await starters.at(-1)?.end('SIGTERM');
  });

  it('is refused on the data of another user, with what to do', async () => {
    const dataDir = join(work.path, 'of-another');
    await (await start(dataDir)).stop();
    expect(await startAsNobody(dataDir).outcome).toMatchObject({
      error: 'EmbeddedPostgresError',
      message: expect.stringContaining('belongs to another user'),
    });
  });

  it('is refused on a data directory that it may not write, with what to do', async () => {
    expect(await startAsNobody(join(work.path, 'not-mine')).outcome).toMatchObject({
      error: 'EmbeddedPostgresError',
      message: expect.stringContaining('cannot be written'),
    });
  });
});
