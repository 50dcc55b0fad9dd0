import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { noteSession } from '../../ui/data/browser-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  noteSession(true);
});

/** The calls that visitors may make, as patterns of "GET /api/products/{A}". */
const publicCalls = readFileSync('src/app/server/authorization.csv', 'utf8')
  .split('\n')
  .map((line) => line.split(','))
  .filter(([call, anon]) => call?.startsWith('GET ') && anon !== '401')
  .map(([call = '']) => new RegExp(`^${call.slice(4).replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`));

interface RouteModule {
  readonly clientLoader?: (args: object) => unknown;
}

const someId = '7f0a3b52-2f51-4c8e-9a11-0d6f9a6b1c11';
const args = {
  request: new Request('https://soko.example/'),
  params: { id: someId, userId: someId },
  serverLoader: async () => ({}),
};

/** What the loader of a page asks the server for in the browser, whatever the answers are. */
async function callsOf({ clientLoader }: RouteModule): Promise<string[]> {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  vi.stubGlobal('window', { location: new URL('https://soko.example/') });
  await Promise.resolve()
    .then(() => clientLoader?.(args))
    .catch(() => undefined);
  return calls;
}

const files = globSync('src/{app,domains}/**/*-route.tsx').filter((file) =>
  readFileSync(file, 'utf8').includes('function clientLoader'),
);

it('there are pages that read in the browser', () => {
  expect(files.length).toBeGreaterThan(15);
  expect(publicCalls.some((call) => call.test('/api/products?search=a'))).toBe(true);
  expect(publicCalls.some((call) => call.test('/api/user'))).toBe(false);
});

it.each(files)('%s makes no private call for a visitor', async (file) => {
  const page: RouteModule = await import(pathToFileURL(path.resolve(file)).href);
  noteSession(false);
  const calls = await callsOf(page);
  expect(calls.filter((call) => !publicCalls.some((known) => known.test(call)))).toEqual([]);
});

it('the profile and the settings do read for who is signed in', async () => {
  const page: RouteModule = await import('../../domains/accounts/web/settings/settings-route.tsx');
  noteSession(true);
  expect(await callsOf(page)).not.toEqual([]);
});
