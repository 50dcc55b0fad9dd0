import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../compose.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
});
afterAll(() => server.close());

const contact = { name: 'Achieng', email: 'achieng@example.com', subject: null, message: 'Habari' };

describe('the edge of the API', () => {
  it('refuses an unsafe call from another site, by Origin or by Sec-Fetch-Site', async () => {
    const visitor = server.visitor();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://jengasoko.test' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await visitor.post<Refusal>('/api/contact', contact, headers);
      expect([headers, answer.status, answer.body.code]).toEqual([headers, 403, 'foreign_origin']);
    }
    const own = await visitor.post('/api/contact', contact, { origin: 'http://jengasoko.test' });
    expect(own.status).toBe(201);
  });

  it('answers unstorable text with one short refusal at its field', async () => {
    const hostile = { [`k${'k'.repeat(150)}`]: Array.from({ length: 300 }, () => '\0') };
    const answer = await server.visitor().post<Refusal>('/api/contact', hostile);
    expect(answer.status).toBe(422);
    expect(answer.body.issues).toHaveLength(1);
    const named = await server.visitor().post<Refusal>('/api/contact', {
      ...contact,
      message: 'half \ud800',
    });
    expect([named.status, named.body.issues?.[0]?.path]).toEqual([422, 'message']);
  });

  it('names at most twenty unknown fields, shortened, however many are sent', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 350 }, (_, i) => [`${'x'.repeat(150)}${i}`, 1]),
    );
    const answer = await server.visitor().post<Refusal>('/api/contact', { ...contact, ...many });
    expect(answer.status).toBe(422);
    expect(answer.body.issues?.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });

  it('answers a body that is not JSON with 400, one too large with 413', async () => {
    const send = (payload: string) =>
      server.visitor().send<Refusal>({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{')).status).toBe(400);
    expect((await send('{"__proto__": {"admin": true}}')).status).toBe(400);
    expect((await send(JSON.stringify({ name: 'x'.repeat(66_000) }))).status).toBe(413);
  });

  it('answers an unknown call in JSON with a request id', async () => {
    const answer = await server.visitor().get<Refusal & { requestId: string }>('/api/no-such-call');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(answer.headers['x-request-id']).toBe(answer.body.requestId);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('reads a whole address as its path', async () => {
    const answer = await server.visitor().get('http://jengasoko.test/api/categories');
    expect(answer.status).toBe(200);
  });

  it('refuses an address that cannot be read with the same shape and headers', async () => {
    const answer = await server.visitor().get<Refusal>('/api/products/%');
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets nobody call a route that does not say who may call it how often', async () => {
    const opening = openTestServer({
      database: server.database,
      registerRoutes: async (app) => {
        app.get('/api/undeclared', { config: { access: 'public' } }, async () => ({}));
      },
    });
    await expect(opening).rejects.toThrow(/GET \/api\/undeclared does not say/);
  });
});
