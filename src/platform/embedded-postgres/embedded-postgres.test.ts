import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { connectToRunning, type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { claimLocation } from './location.ts';
import { processState, stopServerProcess } from './processes.ts';
import { launchServer, rotateLog } from './server.ts';
import {
  copyDataDir,
  makeWorkFolder,
  postmasterPid,
  query,
  type Starter,
  startElsewhere,
  started,
  until,
  untilEnded,
} from './test-support.ts';

const work = makeWorkFolder();
const template = join(work.path, 'template');
const running: { stop(): Promise<void> }[] = [];
const children: ChildProcess[] = [];
const lines: string[] = [];
let copies = 0;

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  running.push(server);
  return server;
}

function elsewhere(dataDir: string): Starter {
  const starter = startElsewhere(dataDir);
  children.push(starter.child);
  return starter;
}

function existingData(): { dataDir: string; home: string } {
  copies += 1;
  const dataDir = copyDataDir(template, join(work.path, `copy-${copies}`));
  return { dataDir, home: join(dataDir, 'postgres') };
}

/** Leaves a pid file behind as a killed server does, naming another process. */
function leavePidFile(home: string, pid: number): void {
  const text = `${pid}\n${home}/cluster\n1700000000\n20001\n\n127.0.0.1\n  123456    789\nready   \n`;
  writeFileSync(join(home, 'cluster', 'postmaster.pid'), text);
}

beforeAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir: template, log: () => {} });
  await query(server.url, 'create table note (text text)');
  await server.stop();
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  lines.length = 0;
});

afterAll(() => work.remove());

describe('a first start', () => {
  it('makes a UTF-8 database of the application’s own, durable and open only by password', async () => {
    const server = await start(join(work.path, 'fresh'));
    const [found] = await query(
      server.url,
      `select current_user::text as role, current_database()::text as database,
         pg_encoding_to_char(encoding) as encoding, datlocale as locale,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('full_page_writes') as pages, current_setting('timezone') as timezone,
         current_setting('listen_addresses') as address,
         (select rolsuper from pg_roles where rolname = current_user) as superuser
       from pg_database where datname = current_database()`,
    );
    expect(found).toEqual({
      role: 'jengasoko',
      database: 'jengasoko',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      timezone: 'UTC',
      address: '127.0.0.1',
      superuser: false,
    });
    const [admin] = await query(server.adminUrl, 'show unix_socket_directories');
    expect(admin).toEqual({ unix_socket_directories: '' });
    expect(server.port).toBeLessThan(32_768);
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(work.path, 'fresh', 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('lets the application install the extensions that search needs', async () => {
    const { url } = await start(existingData().dataDir);
    for (const name of ['pg_trgm', 'unaccent', 'citext']) {
      await query(url, `create extension ${name}`);
    }
    const [found] = await query(
      url,
      `select unaccent('Würth') as plain, 'A'::citext = 'a' as same, similarity('saruji', 'saruj') > 0.5 as close`,
    );
    expect(found).toEqual({ plain: 'Wurth', same: true, close: true });
  });

  it('is done again when the one before was killed halfway', async () => {
    const dataDir = join(work.path, 'interrupted');
    const home = join(dataDir, 'postgres');
    const drafts = () => readdirSync(home).filter((name) => name.startsWith('cluster.new-'));
    const first = elsewhere(dataDir);
    await until(() => existsSync(home) && drafts().length > 0);
    await first.end('SIGKILL');
    expect(existsSync(join(home, 'cluster'))).toBe(false);

    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(drafts()).toEqual([]);
  });
});

describe('a later start', () => {
  it('keeps the data and the passwords', async () => {
    const { dataDir } = existingData();
    const first = await start(dataDir);
    await query(first.url, `insert into note values ('kept')`);
    await Promise.all([first.stop(), first.stop()]);
    const second = await start(dataDir);
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  });

  it('replaces the server that a killed process left running', async () => {
    const { dataDir, home } = existingData();
    const first = elsewhere(dataDir);
    const { url } = await started(first);
    await query(url, `insert into note values ('kept')`);
    const orphan = postmasterPid(home);
    await first.end('SIGKILL');
    expect(await processState(orphan)).toBe('running');

    const server = await start(dataDir);
    expect(await processState(orphan)).not.toBe('running');
    expect(await query(server.url, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('finds every acknowledged write after the application and the server were killed', async () => {
    const { dataDir, home } = existingData();
    const first = elsewhere(dataDir);
    const client = new Client({ connectionString: (await started(first)).url });
    client.on('error', () => {});
    await client.connect();
    for (let number = 1; number <= 200; number += 1) {
      await client.query('insert into note values ($1)', [`note ${number}`]);
    }
    const postmaster = postmasterPid(home);
    process.kill(postmaster, 'SIGKILL');
    await first.end('SIGKILL');

    const server = await start(dataDir);
    const [found] = await query(server.url, 'select count(distinct text)::int as notes from note');
    expect(found).toEqual({ notes: 200 });
  });

  it.each(['', 'no process\n'])('recovers from a damaged pid file (%j)', async (text) => {
    const { dataDir, home } = existingData();
    writeFileSync(join(home, 'cluster', 'postmaster.pid'), text);
    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('leaves alone a stranger that got a dead server’s process id', async () => {
    const { dataDir, home } = existingData();
    const { uid, gid } = statSync(home);
    const stranger = spawn('sleep', ['600'], { stdio: 'ignore', uid, gid });
    children.push(stranger);
    leavePidFile(home, stranger.pid!);
    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await processState(stranger.pid!)).toBe('running');
    expect(postmasterPid(home)).not.toBe(stranger.pid);
  });

  it('does not wait for a dead server that nobody reaps', async () => {
    const { dataDir, home } = existingData();
    const { uid, gid } = statSync(home);
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      uid,
      gid,
    });
    children.push(parent);
    const zombie = Number((await once(parent.stdout!, 'data'))[0]);
    await until(async () => (await processState(zombie)) === 'zombie');
    leavePidFile(home, zombie);
    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts on another port when one is taken', async () => {
    const taken = createServer();
    await once(taken.listen(0, '127.0.0.1'), 'listening');
    const address = taken.address();
    const takenPort = typeof address === 'object' && address !== null ? address.port : 0;
    const free = createServer();
    await once(free.listen(0, '127.0.0.1'), 'listening');
    const other = free.address();
    const freePort = typeof other === 'object' && other !== null ? other.port : 0;
    free.close();
    await once(free, 'close');

    const { dataDir } = existingData();
    const { location, lock } = await claimLocation(dataDir, () => {});
    const binaries = await prepareBinaries(location, () => {});
    const ports = [takenPort, takenPort, freePort];
    const plan = { location, binaries, durable: true, log: () => {} };
    const server = await launchServer(plan, async () => ports.shift() ?? freePort);
    running.push({
      stop: async () => {
        await stopServerProcess(server.pid);
        lock.release();
        taken.close();
      },
    });
    expect(server.port).toBe(freePort);
  });
});

describe('a second start on the same data', () => {
  it('is refused with a sentence that names the owner', async () => {
    const { dataDir } = existingData();
    const first = elsewhere(dataDir);
    const { url } = await started(first);
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'DataDirectoryInUse',
      ownerPid: first.child.pid,
      message:
        `JengaSoko is already running on this data: ${dataDir} is in use by process ` +
        `${first.child.pid}. Stop that process first, or set DATA_DIR to another folder.`,
    });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);

    await first.end('SIGTERM');
    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is refused within one process too', async () => {
    const { dataDir } = existingData();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toMatchObject({ ownerPid: process.pid });
  });

  it('loses against exactly one of several that begin at once', async () => {
    const dataDir = join(work.path, 'contested');
    const starters = [1, 2, 3].map(() => elsewhere(dataDir));
    const outcomes = await Promise.all(starters.map((starter) => starter.outcome));
    const refused = outcomes.filter((outcome) => 'error' in outcome);
    expect(refused.map((outcome) => outcome.error)).toEqual([
      'DataDirectoryInUse',
      'DataDirectoryInUse',
    ]);
    for (const starter of starters.filter((each) => each.child.exitCode === null)) {
      await starter.end('SIGTERM');
    }
  });
});

describe('a running server', () => {
  it('is started again on its port when it is killed', async () => {
    const { dataDir, home } = existingData();
    const server = await start(dataDir);
    await query(server.url, `insert into note values ('kept')`);
    const killed = postmasterPid(home);
    process.kill(killed, 'SIGKILL');
    await untilEnded(killed);
    await until(async () => (await connectToRunning({ dataDir })) !== null);
    expect(await query(server.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    await server.stop();
    expect(await connectToRunning({ dataDir })).toBeNull();
  });

  it('is found by a maintenance command, and only while it runs', async () => {
    const { dataDir } = existingData();
    expect(await connectToRunning({ dataDir: join(work.path, 'nowhere') })).toBeNull();
    expect(await connectToRunning({ dataDir })).toBeNull();
    const server = await start(dataDir);
    const { url, adminUrl } = server;
    expect(await connectToRunning({ dataDir })).toEqual({ url, adminUrl });
    await server.stop();
    expect(await connectToRunning({ dataDir })).toBeNull();
  });

  it('writes no statement and no detail into its log', async () => {
    const { dataDir, home } = existingData();
    const { url } = await start(dataDir);
    await query(url, 'create table person (email text unique)');
    await query(url, `insert into person values ('achieng@example.com')`);
    const again = query(url, `insert into person values ('achieng@example.com')`);
    await expect(again).rejects.toThrow('duplicate key');
    const log = readFileSync(join(home, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('achieng@example.com');
  });

  it('gets a new log once the old one has grown large', async () => {
    const small = join(work.path, 'small.log');
    const large = join(work.path, 'large.log');
    writeFileSync(small, 'a line\n');
    writeFileSync(large, 'x'.repeat(6 * 1024 * 1024));
    await Promise.all([rotateLog(small), rotateLog(large), rotateLog(join(work.path, 'no.log'))]);
    expect([existsSync(small), existsSync(large), existsSync(`${large}.1`)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
