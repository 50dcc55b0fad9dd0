import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../../../public/service-worker.js', import.meta.url), 'utf8');
const origin = 'https://jengasoko.test';

type FakeFetch = (path: string, method: string) => Response;
type Keys = { readonly url: string } | string;

const addressOf = (key: Keys) => new URL(typeof key === 'string' ? key : key.url, origin).href;

/** The service worker with a browser's caches in memory, and a network that answers as `network` says. */
function startWorker(network: FakeFetch) {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (key: Keys) => entries.get(addressOf(key))?.clone(),
      put: async (key: Keys, answer: Response) => void entries.set(addressOf(key), answer),
      keys: async () => [...entries.keys()],
      delete: async (key: Keys) => entries.delete(addressOf(key)),
    };
  };
  const handlers = new Map<string, (event: object) => void>();
  runInNewContext(source, {
    URL,
    Response,
    Headers,
    Promise,
    caches: {
      open: async (name: string) => open(name),
      has: async (name: string) => stored.has(name),
      delete: async (name: string) => stored.delete(name),
    },
    fetch: async (request: Keys, { method = 'GET' } = {}) => {
      const url = addressOf(request);
      return Object.defineProperty(network(new URL(url).pathname, method), 'url', { value: url });
    },
    self: {
      location: { origin },
      addEventListener: (name: string, handler: (event: object) => void) =>
        handlers.set(name, handler),
    },
  });
  /** What the worker answers; what it keeps of that is kept when this returns. */
  const ask = async (path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get('fetch')?.({
      request: { url: origin + path, method: 'GET', mode },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (more: Promise<unknown>) => work.push(more),
    });
    const given = await answer;
    await Promise.all(work);
    if (!given) throw new Error(`The worker does not answer ${path}`);
    return given;
  };
  const keptPaths = () =>
    [...stored.values()].flatMap((entries) =>
      [...entries.keys()].map((url) => new URL(url).pathname),
    );
  return { ask, open, keptPaths };
}

const data = (headers: Record<string, string> = {}) => Response.json({ data: 1 }, { headers });
const html = (headers: Record<string, string> = {}) =>
  new Response('<html lang="en">', { headers: { 'content-type': 'text/html', ...headers } });
const page = (path: string, headers: Record<string, string> = {}) =>
  path.startsWith('/api/') ? data(headers) : html(headers);

it('keeps pages and answers, except those that say no-store; who is signed in is kept all the same', async () => {
  const { ask, keptPaths } = startWorker((path) =>
    page(path, /user|sessions/.test(path) ? { 'cache-control': 'no-store' } : {}),
  );
  await ask('/orders', 'navigate');
  await ask('/settings', 'navigate');
  for (const path of ['/api/orders', '/api/sessions', '/api/user']) await ask(path);
  expect(keptPaths()).toEqual(['/orders', '/api/orders', '/api/user']);
});

it('keeps nothing that an admin is answered, not even who is signed in', async () => {
  const { ask, keptPaths } = startWorker((path) =>
    page(path, { 'cache-control': 'no-store', 'x-offline-copy': 'never' }),
  );
  await ask('/dashboard', 'navigate');
  await ask('/api/user');
  await ask('/api/admin/overview');
  expect(keptPaths()).toEqual([]);
});

it.each([
  ['no network', null, 'You are offline'],
  ['too many requests', 429, 'You are not signed out yet'],
  ['a failing server', 500, 'You are not signed out yet'],
])('opens no page while signing out is not done: %s', async (_cause, status, heading) => {
  let isReached = false;
  const { ask, open } = startWorker((path, method) => {
    if (isReached) return method === 'POST' ? new Response(null, { status: 204 }) : page(path);
    if (status === null) throw new TypeError('Failed to fetch');
    return method === 'POST' ? new Response(null, { status }) : page(path);
  });
  open('signed-out');
  expect(await (await ask('/orders', 'navigate')).text()).toContain(`<h1>${heading}</h1>`);
  isReached = true;
  expect(await (await ask('/orders', 'navigate')).text()).toBe('<html lang="en">');
});
