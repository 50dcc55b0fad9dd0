import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import type { Location } from './location.ts';
import { isRoot, makeWorkFolder } from './test-support.ts';

const work = makeWorkFolder();
const copies: string[] = [];
let packages = 0;

afterAll(() => {
  work.remove();
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A package laid out like the real ones, a few bytes long. */
function makePackage(parent: string): string {
  packages += 1;
  const root = join(parent, `package-${packages}`);
  const native = join(root, 'native');
  for (const folder of ['bin', 'lib/postgresql/pgxs', 'share/postgresql/extension']) {
    mkdirSync(join(native, folder), { recursive: true });
  }
  writeFileSync(join(native, 'bin/postgres'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(native, 'share/postgresql/postgres.bki'), 'bki');
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library');
  writeFileSync(join(native, 'lib/libpq.a'), 'static library');
  writeFileSync(join(native, 'lib/postgresql/pgxs/Makefile'), 'build');
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
  const version = `0.0.0-test.${process.pid}.${packages}`;
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version }));
  return native;
}

function locationFor(user: Location['user']): Location {
  const home = join(work.path, 'home');
  mkdirSync(home, { recursive: true });
  return { home, cluster: join(home, 'cluster'), logFile: join(home, 'postgres.log'), user };
}

const nobody = 65_534;

/** Does what closed folders stop: nothing stops root, who becomes somebody else for it, with a home. */
async function asOrdinaryUser<T>(home: string, work: () => Promise<T>): Promise<T> {
  if (!isRoot) return work();
  chownSync(home, nobody, nobody);
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('prepareBinaries', () => {
  it('makes the links between the libraries, also when two processes do so at once', async () => {
    const native = makePackage(work.path);
    const both = [1, 2].map(() => prepareBinaries(locationFor(null), () => {}, native));
    for (const { postgres } of await Promise.all(both)) {
      expect(postgres).toBe(join(native, 'bin', 'postgres'));
    }
    expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('copies a package that it may not complete', async () => {
    const native = makePackage(work.path);
    chmodSync(join(native, 'lib'), 0o555);
    const location = locationFor(null);
    const { postgres } = await asOrdinaryUser(location.home, () =>
      prepareBinaries(location, () => {}, native),
    );
    expect(postgres.startsWith(location.home)).toBe(true);
    expect(readlinkSync(join(dirname(postgres), '../lib/libpq.so.5'))).toBe('libpq.so.5.18');
    chmodSync(join(native, 'lib'), 0o755);
  });

  // Only root runs the server as somebody else.
  if (isRoot) {
    it('copies a package that the server’s user may not reach, once', async () => {
      const closed = join(work.path, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const native = makePackage(closed);
      chmodSync(join(native, 'share/postgresql/postgres.bki'), 0o600);
      const location = locationFor({ uid: 65_534, gid: 65_534 });
      const lines: string[] = [];
      const prepare = () => prepareBinaries(location, (line) => lines.push(line), native);
      const found = await Promise.all([prepare(), prepare()]);
      const postgres = found[0].postgres;
      const copied = dirname(dirname(postgres));
      copies.push(dirname(copied));
      expect(found[1].postgres).toBe(postgres);
      expect(postgres.startsWith('/var/lib/jengasoko/binaries-0.0.0-test')).toBe(true);
      expect(statSync(postgres).mode & 0o777).toBe(0o755);
      expect(statSync(join(copied, 'share/postgresql/postgres.bki')).mode & 0o777).toBe(0o644);
      expect(readlinkSync(join(copied, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
      expect(existsSync(join(copied, 'lib/libpq.a'))).toBe(false);

      lines.length = 0;
      await prepare();
      expect(lines).toEqual([]);

      // A copy that a power failure cut short is made again.
      writeFileSync(join(copied, 'lib/libpq.so.5.18'), '');
      await prepare();
      expect(readFileSync(join(copied, 'lib/libpq.so.5.18'), 'utf8')).toBe('library');
    });
  }
});
