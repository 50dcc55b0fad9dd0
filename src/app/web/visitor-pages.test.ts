import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../../ui/data/api-client.ts';
import { noteSession } from '../../ui/data/browser-page.ts';
import { type PageRequest, pageRequest } from '../../ui/data/page-context.ts';

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
  readonly loader?: (args: object) => unknown;
  readonly clientLoader?: (args: object) => unknown;
}

const load = (file: string): Promise<RouteModule> => import(pathToFileURL(path.resolve(file)).href);

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
  const page = await load(file);
  noteSession(false);
  const calls = await callsOf(page);
  expect(calls.filter((call) => !publicCalls.some((known) => known.test(call)))).toEqual([]);
});

it('the profile and the settings do read for who is signed in', async () => {
  const page = await load('src/domains/accounts/web/settings/settings-route.tsx');
  noteSession(true);
  expect(await callsOf(page)).not.toEqual([]);
});

const dashboard = 'src/app/web/dashboard-route.tsx';
const guarded = files.filter(
  (file) => file !== dashboard && readFileSync(file, 'utf8').includes('readSignedIn('),
);
const asked = new Request('https://soko.example/orders/7?owed=true');

/** What the guard of a page answers in place of the page, where its calls come to `status`. */
function refusal(page: RouteModule, side: 'loader' | 'clientLoader', status: number | null) {
  const api = createApiClient(async () => new Response('', { status: status ?? 500 }));
  const context = new RouterContextProvider();
  context.set(pageRequest, { api, hasSession: status !== null } as PageRequest);
  noteSession(status !== null);
  return Promise.resolve()
    .then(() => page[side]?.({ ...args, request: asked, context }))
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
}

it('most pages are for people who are signed in', () => {
  expect(guarded.length).toBeGreaterThan(15);
});

it.each(guarded)('ROUTE-20 ROUTE-21 %s leads a visitor to the sign-in and back', async (file) => {
  const page = await load(file);
  const answers = [
    await refusal(page, 'loader', null),
    await refusal(page, 'clientLoader', null),
    // The cookie of a sign-in that has ended.
    await refusal(page, 'loader', 401),
  ];
  for (const answer of answers) {
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/api/login?next=%2Forders%2F7%3Fowed%3Dtrue');
  }
});

it('the dashboard tells visitors whose it is, and leads to the sign-in where theirs has ended', async () => {
  const page = await load(dashboard);
  expect(await refusal(page, 'loader', null)).toBeNull();
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }));
  for (const side of ['loader', 'clientLoader'] as const) {
    const { status, headers } = (await refusal(page, side, 401)) as Response;
    expect([side, status, headers.get('location')]).toEqual([
      side,
      302,
      '/api/login?next=%2Forders%2F7%3Fowed%3Dtrue',
    ]);
  }
});

it('a driver’s link that has ended is a page with 404', async () => {
  const page = await load('src/domains/deliveries/web/driver/driver-route.tsx');
  const context = new RouterContextProvider();
  const api = createApiClient(async () => new Response('', { status: 404 }));
  context.set(pageRequest, { api } as PageRequest);
  const answer = await page.loader?.({ ...args, params: { token: 'ended' }, context });
  expect(answer).toMatchObject({ data: null, init: { status: 404 } });
});

it('a page that the API refuses to a role is forbidden', async () => {
  const page = await load('src/app/web/payments-route.tsx');
  expect(await refusal(page, 'loader', 403)).toMatchObject({ init: { status: 403 } });
});
