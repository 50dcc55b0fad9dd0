import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../react-router.config.ts';
import { root } from './lib/install.mjs';

const sources = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

it('uses nothing of what the browser’s copy of the router is without', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  const using = sources.filter((file) => {
    const code = readFileSync(file, 'utf8');
    const isRouting = /from 'react-router(\/dom)?'/.test(code);
    return isRouting && /\bprefetch=|PrefetchPageLinks|<Meta\b|instrumentations/.test(code);
  });
  expect(using).toEqual([]);
});
