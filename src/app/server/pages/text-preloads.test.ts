import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textPreloads } from './text-preloads.ts';

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

const page = (areas: string) =>
  `<html lang="sw"><head></head><body><i hidden="" data-areas="${areas}"></i></body></html>`;

it('names the files of the texts a page shows, in its language, each once', () => {
  const html = textPreloads(folder)(page('nav ui'));
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  expect(named.map(([, file]) => file)).toEqual([
    '/assets/texts-sw-1.js',
    '/assets/nav-2.js',
    '/assets/ui-3.js',
  ]);
  expect(html.indexOf('ui-3.js')).toBeLessThan(html.indexOf('</head>'));
});

it('leaves a page alone that shows none, or unknown ones', () => {
  expect(textPreloads(folder)(page('other'))).toBe(page('other'));
  expect(textPreloads(folder)('<p>plain</p>')).toBe('<p>plain</p>');
});
