import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textFilesOf } from './text-files.ts';

const manifest = {
  '_texts-sw-1.js': { file: 'assets/texts-sw-1.js' },
  'src/messages/sw/nav.ts': { file: 'assets/nav-2.js', imports: ['_texts-sw-1.js'] },
  'src/messages/sw/ui.ts': { file: 'assets/ui-3.js', imports: ['_texts-sw-1.js'] },
  'src/messages/en/nav.ts': { file: 'assets/nav-4.js' },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jengasoko-manifest-'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true }));

it('The files of the texts a page shows are named in its language, each once', () => {
  expect(textFilesOf(folder)('sw', ['nav', 'ui'])).toEqual([
    '/assets/texts-sw-1.js',
    '/assets/nav-2.js',
    '/assets/ui-3.js',
  ]);
});

it('An unknown area has no files', () => {
  expect(textFilesOf(folder)('sw', ['other'])).toEqual([]);
});
