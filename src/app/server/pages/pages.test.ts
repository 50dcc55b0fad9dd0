import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createContext } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../ui/data/api-client.ts';
import type { PageRequest } from '../../../ui/data/page-context.ts';
import { addAccessControl } from '../http/access.ts';
import { addStorableTextCheck } from '../http/storable-text.ts';
import { PageCache } from './page-cache.ts';
import { addPages, type WebBuild } from './pages.ts';

const pageRequest = createContext<PageRequest>();

/** As the router's build: one page that shows what its loader read. */
const build = {
  entry: {
    module: {
      pageRequest,
      createApiClient,
      handleError: () => undefined,
      default: async (
        _request: Request,
        status: number,
        headers: Headers,
        context: unknown,
        loadContext: { get(key: typeof pageRequest): PageRequest },
      ) => {
        const { loaderData, errors } = (
          context as {
            staticHandlerContext: { loaderData: Record<string, unknown>; errors: unknown };
          }
        ).staticHandlerContext;
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = JSON.stringify(errors ? 'failed' : loaderData.root);
        const html = `<script nonce="${loadContext.get(pageRequest).nonce}">${body}</script>`;
        return new Response(html, { status, headers });
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: () => null,
        ErrorBoundary: () => null,
        loader: async ({
          context,
          request,
        }: {
          context: { get(key: typeof pageRequest): PageRequest };
          request: Request;
        }) => {
          const { api, hasSession, language, theme } = context.get(pageRequest);
          const search = new URL(request.url).searchParams.get('search') ?? '';
          const person = await api.get(`/api/who?search=${encodeURIComponent(search)}`);
          return { person, hasSession, language, theme };
        },
      },
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as WebBuild;

let app: FastifyInstance;
let asked = 0;
beforeEach(async () => {
  asked = 0;
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.decorate('publicOrigin', 'http://jengasoko.test');
  app.decorateRequest('actor', null);
  await app.register(fastifyCookie);
  addAccessControl(app, async () => undefined);
  addStorableTextCheck(app);
  app.setErrorHandler((error: { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send({ message: 'refused' }),
  );
  app.get('/api/who', { config: { access: 'public', limit: 'read' } }, async (request) => {
    asked += 1;
    return { name: request.cookies.sid ?? 'nobody', number: asked };
  });
  addPages(app, {
    loadBuild: async () => build,
    textFiles: () => [],
    cache: new PageCache({ isListening: true, onChange: () => undefined, close: async () => {} }),
    sessionCookie: 'sid',
    inProcessToken: 'token',
    isDemo: false,
    notice: async () => null,
    connectTo: [],
    dev: false,
  });
  await app.ready();
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const shown = (html: string) => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? 'null');

describe('pages', () => {
  const scriptsOf = (answer: { headers: Record<string, unknown> }) =>
    /script-src ([^;]+)/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';

  it('carry a nonce of their own in each answer where somebody is signed in', async () => {
    const cookie = { cookie: 'sid=amina' };
    const answers = [await get('/', cookie), await get('/', cookie)];
    const nonces = answers.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    for (const [i, answer] of answers.entries()) {
      expect(scriptsOf(answer)).toBe(`'self' 'nonce-${nonces[i]}'`);
    }
  });

  it('that a secret address opens are kept nowhere, and rendered for each answer', async () => {
    for (const url of ['/d/TbapOQiVECVrRqyIax_dIQ', '/D/TbapOQiVECVrRqyIax_dIQ']) {
      const before = asked;
      const answers = [await get(url), await get(url)];
      expect(asked - before).toBe(2);
      for (const { headers } of answers) {
        expect(headers['cache-control']).toBe('private, no-store');
      }
    }
  });

  it('are kept as the same bytes for all, in which no nonce lets a script run', async () => {
    const answers = [await get('/'), await get('/'), await get('/', { 'accept-encoding': 'br' })];
    expect(asked).toBe(1);
    const [first, second, packed] = answers.map(({ rawPayload }) => rawPayload);
    expect(second).toEqual(first);
    expect(brotliDecompressSync(packed ?? '')).toEqual(first);
    for (const answer of answers) {
      const script = /<script[^>]*>(.*)<\/script>/.exec(String(first))?.[1] ?? '';
      const hashed = hash('sha256', script, 'base64');
      expect(scriptsOf(answer)).toBe(`'self' 'sha256-${hashed}'`);
    }
  });

  it('never show to one what was read for another', async () => {
    const names = async (cookie?: string) =>
      shown((await get('/', cookie ? { cookie } : {})).body).person.name;
    expect(await names('sid=amina')).toBe('amina');
    expect(await names()).toBe('nobody');
    expect(await names('sid=juma')).toBe('juma');
    expect(await names()).toBe('nobody');
    expect(await names('sid=amina')).toBe('amina');
    const own = await get('/', { cookie: 'sid=amina' });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('are kept apart by language and theme', async () => {
    const of = async (headers: Record<string, string>) => {
      const { language, theme } = shown((await get('/', headers)).body);
      return `${language} ${theme}`;
    };
    expect(await of({})).toBe('en system');
    expect(await of({ 'accept-language': 'sw-KE,en' })).toBe('sw system');
    expect(await of({ cookie: 'lang=sw; theme=dark' })).toBe('sw dark');
    expect(await of({ cookie: 'lang=tlh; theme=neon' })).toBe('en system');
  });

  it.each([
    ['/products?lang=sw&search=cement', '/products?search=cement'],
    ['//evil.example/?lang=sw', '/evil.example/'],
    ['///evil.example?theme=dark', '/evil.example'],
    ['/%5Cevil.example/?lang=sw', '/%5Cevil.example/'],
  ])('lead from %s to %s once a language is chosen, never to another site', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
    const location = new URL(String(answer.headers.location), 'http://jengasoko.test');
    expect(location.host).toBe('jengasoko.test');
  });

  it('answer an address that the API refuses with a page and 400', async () => {
    const answer = await get('/products?search=%00');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(shown(answer.body)).toBe('failed');
    expect((await get('/products?search=nondo')).statusCode).toBe(200);
    expect((await get('/products?category=%00')).statusCode).toBe(400);
  });
});
