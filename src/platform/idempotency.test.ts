import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../app/server/testing/test-server.ts';
import { buildUser } from '../domains/accounts/server/factory.ts';
import { AppError, tryAgain } from '../shared/errors.ts';

let server: TestServer;
let done: unknown[] = [];
/** What each run waits for before it answers. */
let gate: Promise<void> = Promise.resolve();
let started: (() => void) | null = null;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app) => {
      const config = { access: 'public', limit: 'write', idempotent: true } as const;
      const schema = { hide: true };
      app.post('/api/things', { config, schema }, async (request, reply) => {
        done.push(request.body);
        started?.();
        await gate;
        const { fails } = request.body as { fails?: string };
        if (fails === 'refused') throw new AppError(409, 'conflict');
        if (fails === 'hurried') throw new AppError(429, 'too_many_requests');
        if (fails === 'collided') throw tryAgain();
        if (fails === 'deadlock') throw Object.assign(new Error('deadlock'), { code: '40P01' });
        if (fails === 'broken') throw new Error('no memory');
        return reply.code(201).send({ number: done.length, text: 'ö "quoted"' });
      });
      app.post('/api/others', { config, schema }, async () => ({ other: true }));
      app.post('/api/echo', { config, schema }, async (request) => request.body);
      app.post('/api/plain', { config: { ...config, idempotent: false }, schema }, async () => {
        done.push('plain');
        return { number: done.length };
      });
    },
  });
});
beforeEach(() => {
  done = [];
  gate = Promise.resolve();
  started = null;
});
afterAll(() => server.close());

let keys = 0;
const newKey = () => `key-${++keys}`;
const post = (key: string, body: object = { a: 1 }, url = '/api/things', ip = '198.51.100.7') =>
  server.visitor({ ip }).post<Record<string, unknown>>(url, body, { 'idempotency-key': key });

describe('Idempotency-Key', () => {
  it('answers the first result again, byte for byte, without doing it again', async () => {
    const key = newKey();
    const first = await post(key);
    const again = await post(key);
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(Object.keys(again.body)).toEqual(['number', 'text']);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(done).toHaveLength(1);
  });

  it('answers 422 for the key of another body or another call', async () => {
    const key = newKey();
    await post(key);
    expect(await post(key, { a: 2 })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'Idempotency-Key' }] },
    });
    expect((await post(key, { a: 1 }, '/api/others')).status).toBe(422);
    expect(done).toHaveLength(1);
  });

  it('lets one of many at once through; the others get 409 and then its answer', async () => {
    const key = newKey();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const running = new Promise<void>((notice) => {
      started = notice;
    });
    const sent = Array.from({ length: 8 }, () => post(key));
    await running;
    const early = await post(key);
    expect(early).toMatchObject({ status: 409, body: { code: 'still_underway' } });
    expect(early.headers['retry-after']).toBe('1');
    resolve();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses).toContain(201);
    expect(done).toHaveLength(1);
    expect((await post(key)).body).toMatchObject({ number: 1 });
  });

  it('keeps a refusal, and frees the key of what the server failed at or asks to be sent again', async () => {
    const refused = newKey();
    for (const _ of [1, 2]) expect((await post(refused, { fails: 'refused' })).status).toBe(409);
    expect(done).toHaveLength(1);
    const broken = newKey();
    for (const _ of [1, 2]) expect((await post(broken, { fails: 'broken' })).status).toBe(500);
    const hurried = newKey();
    for (const _ of [1, 2]) expect((await post(hurried, { fails: 'hurried' })).status).toBe(429);
    for (const fails of ['collided', 'deadlock']) {
      const key = newKey();
      for (const _ of [1, 2]) {
        expect(await post(key, { fails })).toMatchObject({
          status: 409,
          body: { code: 'try_again' },
          headers: { 'retry-after': '1' },
        });
      }
    }
    expect(done).toHaveLength(9);
  });

  it('belongs to the account, or to the address of a visitor', async () => {
    const key = newKey();
    const { db } = server.database;
    for (const role of ['contractor', 'supplier'] as const) {
      const person = await server.signedIn((await buildUser(db, { role })).id);
      const answer = await person.post('/api/things', { a: 1 }, { 'idempotency-key': key });
      expect(answer.headers['idempotency-replayed']).toBeUndefined();
    }
    await post(key);
    await post(key, { a: 1 }, '/api/things', '203.0.113.4');
    expect(done).toHaveLength(4);
    expect((await post(key)).headers['idempotency-replayed']).toBe('true');
  });

  it('is forgotten after a day, and what is older than that is cleared away', async () => {
    const [key, other] = [newKey(), newKey()];
    for (const one of [key, other]) await post(one);
    await server.database.pool.query(
      `update idempotency_keys set created_at = now() - interval '25 hours' where key in ($1, $2)`,
      [key, other],
    );
    expect((await post(key, { a: 2 })).status).toBe(201);
    const { rowCount } = await server.database.pool.query(
      'select from idempotency_keys where key = $1',
      [other],
    );
    expect(rowCount).toBe(0);
  });

  it('keeps an answer as it was before it was compressed', async () => {
    const headers = { 'idempotency-key': newKey(), 'accept-encoding': 'gzip' };
    const payload = { text: 'bei '.repeat(1_000) };
    const send = () => server.app.inject({ method: 'POST', url: '/api/echo', headers, payload });
    const [first, again] = [await send(), await send()];
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(JSON.parse(gunzipSync(again.rawPayload).toString())).toEqual(payload);
  });

  it('refuses what is no key, and changes nothing where a route does not honour it', async () => {
    for (const key of ['', ' ', 'a b', 'ü', 'x'.repeat(256)]) {
      expect([key, (await post(key)).status]).toEqual([key, 422]);
    }
    const key = newKey();
    for (const _ of [1, 2]) expect((await post(key, {}, '/api/plain')).status).toBe(200);
    expect(done).toEqual(['plain', 'plain']);
  });
});
