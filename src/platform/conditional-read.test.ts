import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { asAnswer, type ListAnswer, sendList, sendRead } from './conditional-read.ts';

let app: FastifyInstance;
let actor: Actor | null = null;
let value: unknown = { count: 1 };
let list: ListAnswer;
let read = 0;

beforeAll(async () => {
  app = Fastify();
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    request.actor = actor;
  });
  app.get('/one', (request, reply) => sendRead(request, reply, asAnswer(value)));
  app.get('/list', (request, reply) => sendList(request, reply, list));
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  actor = null;
  read = 0;
  list = {
    version: 'a',
    total: 3,
    part: () => {
      read += 1;
      return { json: '[1,2]', next: { cursor: 'c d' } };
    },
  };
});

const get = (url: string, tag?: unknown) =>
  app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': String(tag) } });

describe('a conditional read', () => {
  it('answers JSON with its tag, and 304 without a body to who has it', async () => {
    value = { count: 1 };
    const first = await get('/one');
    expect(first.json()).toEqual({ count: 1 });
    const tag = String(first.headers.etag);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await get('/one', known);
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
      expect(again.headers.etag).toBe(tag);
    }
    value = { count: 2 };
    expect((await get('/one', tag)).json()).toEqual({ count: 2 });
  });

  it('lets no cache in between keep what is answered to an account', async () => {
    expect((await get('/one')).headers['cache-control']).toBe('no-cache');
    actor = { id: 'amina', role: 'contractor' };
    const own = await get('/one');
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(own.headers.vary).toContain('Cookie');
  });

  it('reads a list only for who does not have it, and leads to its next part', async () => {
    const first = await get('/list?limit=2&cursor=b');
    expect(first.headers).toMatchObject({
      'x-total-count': '3',
      link: '</list?limit=2&cursor=c+d>; rel="next"',
    });
    expect((await get('/list', first.headers.etag)).statusCode).toBe(304);
    expect(read).toBe(1);
    list = { ...list, total: 4 };
    expect((await get('/list', first.headers.etag)).statusCode).toBe(200);
  });

  it('says no total where none is known and no link at the end', async () => {
    list = { version: 'a', total: null, part: () => ({ json: '[]', next: null }) };
    const { headers } = await get('/list');
    expect([headers['x-total-count'], headers.link]).toEqual([undefined, undefined]);
  });
});
