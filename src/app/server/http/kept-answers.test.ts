import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addKeptAnswers } from './kept-answers.ts';

let app: FastifyInstance;
let announce: () => void;
let changes: { isListening: boolean; onChange(listener: () => void): void; close(): Promise<void> };
let count: number;
let during: () => void | Promise<void>;

beforeEach(async () => {
  count = 0;
  during = () => undefined;
  changes = {
    isListening: true,
    onChange: (listener) => {
      announce = listener;
    },
    close: async () => undefined,
  };
  app = Fastify();
  await app.register(fastifyCookie);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const role = request.cookies.sid;
    if (role === 'contractor' || role === 'supplier') request.actor = { id: role, role };
  });
  addKeptAnswers(app, changes, 'sid');
  const kept = { keptForVisitors: true, keptForBuyers: true };
  app.get('/shop', { config: kept }, async (request, reply) => {
    count += 1;
    reply.header('cache-control', request.actor ? 'private, no-cache' : 'no-cache');
    return `answer ${count}`;
  });
  app.get('/list', { config: { keptForVisitors: true } }, async (request, reply) => {
    count += 1;
    const body = `answer ${count}`;
    await during();
    if ((request.query as { wrong?: string }).wrong) return reply.code(422).send(body);
    return reply.header('etag', `W/"${count}"`).header('x-total-count', 7).send(body);
  });
  app.get('/known', { config: { keptForVisitors: true } }, async (_request, reply) => {
    count += 1;
    const isFirst = count === 1;
    const body = `answer ${count}`;
    await during();
    return isFirst ? reply.code(304).send() : reply.send(body);
  });
  app.get('/other', async () => `answer ${++count}`);
});
afterEach(() => app.close());

const get = async (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });
const read = async (url: string, headers?: Record<string, string>) =>
  (await get(url, headers)).body;

describe('kept answers', () => {
  it('are the first one with its headers, for each address', async () => {
    await read('/list');
    const again = await get('/list');
    expect(again.body).toBe('answer 1');
    expect(again.headers).toMatchObject({ etag: 'W/"1"', 'x-total-count': '7' });
    expect(await read('/list?page=2')).toBe('answer 2');
  });

  it('are not sent to who has them', async () => {
    await read('/list');
    expect((await get('/list', { 'if-none-match': 'W/"1"' })).statusCode).toBe(304);
    expect((await get('/list', { 'if-none-match': 'W/"x", "1"' })).statusCode).toBe(304);
    expect((await get('/list', { 'if-none-match': '*' })).statusCode).toBe(304);
    expect((await get('/list', { 'if-none-match': 'W/"0"' })).statusCode).toBe(200);
  });

  it('are neither given to a session nor taken from one', async () => {
    await read('/list');
    expect(await read('/list', { cookie: 'sid=somebody' })).toBe('answer 2');
    announce();
    await read('/list', { cookie: 'sid=somebody' });
    expect(await read('/list')).toBe('answer 4');
  });

  it('of lists are shared with contractors, whose browsers alone keep them, and not with suppliers', async () => {
    const as = (role: string) => get('/shop', { cookie: `sid=${role}` });
    for (const expected of [await as('contractor'), await as('contractor')]) {
      expect(expected.body).toBe('answer 1');
      expect(expected.headers['cache-control']).toBe('private, no-cache');
    }
    const visitor = await get('/shop');
    expect(visitor.body).toBe('answer 1');
    expect(visitor.headers['cache-control']).toBe('no-cache');
    expect((await as('supplier')).body).toBe('answer 2');
    expect((await as('contractor')).body).toBe('answer 1');
    expect((await as('nobody')).body).toBe('answer 3');
  });

  it('go when the catalogue changes, also while one is being made', async () => {
    await read('/list');
    announce();
    during = announce;
    expect(await read('/list')).toBe('answer 2');
    during = () => undefined;
    expect(await read('/list')).toBe('answer 3');
  });

  it('are made once for many who ask at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    during = () => promise;
    const bodies = [1, 2, 3].map(() => read('/list'));
    await expect.poll(() => count).toBe(1);
    resolve();
    expect(await Promise.all(bodies)).toEqual(['answer 1', 'answer 1', 'answer 1']);
  });

  it('are made anew for who asks after a change while one is being made', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    during = () => promise;
    const before = read('/list');
    await expect.poll(() => count).toBe(1);
    announce();
    const after = read('/list');
    await expect.poll(() => count).toBe(2);
    resolve();
    expect(await Promise.all([before, after])).toEqual(['answer 1', 'answer 2']);
    expect(await read('/list')).toBe('answer 2');
  });

  it('leave nobody waiting for one that was refused', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    during = () => promise;
    const bodies = [1, 2].map(() => read('/list?wrong=1'));
    await expect.poll(() => count).toBe(1);
    resolve();
    expect(await Promise.all(bodies)).toEqual(['answer 1', 'answer 2']);
  });

  it('are made by one of those who wait where the first one has its answer already', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    during = () => promise;
    const known = get('/known');
    await expect.poll(() => count).toBe(1);
    const bodies = [1, 2, 3].map(() => read('/known'));
    resolve();
    expect((await known).statusCode).toBe(304);
    expect(await Promise.all(bodies)).toEqual(['answer 2', 'answer 2', 'answer 2']);
    expect(count).toBe(2);
  });

  it('are not used while a change could be missed', async () => {
    await read('/list');
    changes.isListening = false;
    expect(await read('/list')).toBe('answer 2');
  });

  it('are of routes that say so, and no refusals', async () => {
    await read('/other');
    expect(await read('/other')).toBe('answer 2');
    await read('/list?wrong=1');
    expect(await read('/list?wrong=1')).toBe('answer 4');
  });
});
