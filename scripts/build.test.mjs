import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fingerprint, inputs } from './lib/build.mjs';
import { root } from './lib/install.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function checkout(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jengasoko-build-'));
  made.push(folder);
  // Wherever it lies, only the folders within a checkout decide.
  const home = path.join(folder, 'server', 'jengasoko');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), text);
  }
  return home;
}

describe('what a build is made of', () => {
  const page = 'src/app/web/page.tsx';
  const before = fingerprint(checkout({ [page]: 'a', 'src/app/server/main.ts': 'a' }));

  it('changes with a page, in a checkout below any folder', () => {
    const after = fingerprint(checkout({ [page]: 'b', 'src/app/server/main.ts': 'a' }));
    expect(after).not.toBe(before);
  });

  it('knows every file that the settings of the build are put together from', () => {
    const settings = readFileSync(path.join(root, 'vite.config.ts'), 'utf8');
    const imported = [...settings.matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file);
    expect(imported.length).toBeGreaterThan(0);
    expect(inputs).toEqual(expect.arrayContaining(imported));
  });

  it('stays the same where only the server or a test changed', () => {
    const files = { [page]: 'a', 'src/app/server/main.ts': 'b', 'src/app/web/page.test.tsx': 'b' };
    expect(fingerprint(checkout(files))).toBe(before);
  });
});
