import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../domains/accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../../domains/catalogue/server/factory.ts';
import { buildRfq } from '../../../domains/rfqs/server/factory.ts';
import { registerDomains } from '../compose/index.ts';
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

  it('takes JSON alone: what any page may send without asking is 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const answer = await server.visitor().send<Refusal>({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': type },
        payload: JSON.stringify(contact),
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('answers a compressed body with 415, also where it asks whose the thing is before it reads', async () => {
    const { db } = server.database;
    const { id: supplierId } = await buildSupplier(db);
    const { id } = await buildProduct(db, { supplierId });
    const supplier = await server.signedIn(supplierId);
    for (const payload of ['{}', gzipSync('{}')]) {
      const answer = await supplier.send<Refusal>({
        method: 'PUT',
        url: `/api/products/${id}`,
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        payload,
      });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    }
  });

  it('takes no more than 64 kB, where a route does not say that it needs more', async () => {
    const longest = { ...contact, message: '\u0001'.repeat(5_000) };
    expect((await server.visitor().post('/api/contact', longest)).status).not.toBe(413);
    const tooLong = { ...contact, message: 'x'.repeat(65_536) };
    expect((await server.visitor().post('/api/contact', tooLong)).status).toBe(413);
  });

  it('refuses a message that nobody can see', async () => {
    for (const text of ['\u200b\u2060', '\u3164', '\u2800 \u00ad']) {
      const answer = await server.visitor().post<Refusal>('/api/contact', {
        ...contact,
        message: text,
      });
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([422, 'message']);
    }
  });

  it('stores a contact message once, however often it is sent under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'contact-1' };
    const send = () => server.visitor().post<{ id: string }>('/api/contact', contact, headers);
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    const other = { ...contact, subject: 'Other' };
    expect((await server.visitor().post('/api/contact', other, headers)).status).toBe(422);
  });

  it('answers an unknown call in JSON with a request id', async () => {
    const answer = await server.visitor().get<Refusal & { requestId: string }>('/api/no-such-call');
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown_call']);
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
    await expect(opening).rejects.toThrow(/GET \/api\/undeclared does not declare/);
  });
});

describe('limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await openTestServer({
      database: server.database,
      settings: { RATE_LIMIT_SCALE: '0.01' },
      registerRoutes: (app, deps) => registerDomains(deps)(app),
    });
  });
  afterAll(() => limited.close());

  const statuses = async (url: string, times: number, ip: string) => {
    const seen: number[] = [];
    for (let i = 0; i < times; i += 1) seen.push((await limited.visitor({ ip }).get(url)).status);
    return seen;
  };

  it('are so many a minute for one address and call, by its kind, times the scale', async () => {
    // 600 reads and 240 searches a minute, of which the scale leaves a hundredth, rounded up.
    expect(await statuses('/api/categories', 7, '203.0.113.1')).toEqual([
      ...Array(6).fill(200),
      429,
    ]);
    expect(await statuses('/api/products', 4, '203.0.113.1')).toEqual([200, 200, 200, 429]);
    expect(await statuses('/api/categories', 1, '203.0.113.2')).toEqual([200]);
  });

  it('count an IPv6 network as one address', async () => {
    await statuses('/api/categories', 6, '2001:db8::1');
    expect(await statuses('/api/categories', 1, '2001:db8::2')).toEqual([429]);
    expect(await statuses('/api/categories', 1, '2001:db8:0:1::1')).toEqual([200]);
  });

  it('say when to come back', async () => {
    await statuses('/api/categories', 6, '203.0.113.3');
    const refused = await limited.visitor({ ip: '203.0.113.3' }).get<Refusal>('/api/categories');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('hold for pictures, health and unknown calls too', async () => {
    for (const [url, allowed] of [
      ['/media/unknown/320.webp', 24],
      ['/readyz', 6],
      ['/healthz', 6],
    ] as const) {
      const seen = await statuses(url, allowed + 1, '203.0.113.5');
      expect([url, seen.indexOf(429)]).toEqual([url, allowed]);
    }
    expect((await statuses('/api/nothing', 7, '203.0.113.6')).at(-1)).toBe(429);
  });

  it('are for a person where an answer takes much work, over all calls of the kind', async () => {
    // 60 comparisons and 30 documents a minute, of which the scale leaves one each.
    const { db } = server.database;
    const rfq = await buildRfq(db);
    const urls = ['comparison', 'comparison.csv', 'document.pdf', 'document.pdf'];
    const ask = async (userId: string, ip: string) => {
      const visitor = await limited.signedIn(userId, { ip });
      const seen: number[] = [];
      for (const url of urls) seen.push((await visitor.get(`/api/rfqs/${rfq.id}/${url}`)).status);
      return seen;
    };
    expect(await ask(rfq.contractorId, '203.0.113.8')).toEqual([200, 429, 200, 429]);
    expect(await ask(rfq.contractorId, '203.0.113.9')).toEqual([429, 429, 429, 429]);
    const other = await buildUser(db);
    expect(await ask(other.id, '203.0.113.8')).toEqual([404, 429, 404, 429]);
  });

  it('let one person send 600 messages a minute, and say when to go on', async () => {
    // Of which the scale leaves six; for a network, where many people share one, thirty.
    const { db } = server.database;
    const [amina, peter, juma] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const send = async (userId: string, ip: string) =>
      (await limited.signedIn(userId, { ip })).post<Refusal>('/api/messages', {
        receiverId: juma.id,
        content: 'Habari',
      });
    const seen: number[] = [];
    for (let i = 0; i < 7; i += 1) seen.push((await send(amina.id, `203.0.113.${20 + i}`)).status);
    expect(seen).toEqual([...Array(6).fill(201), 429]);
    const refused = await send(amina.id, '203.0.113.30');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(peter.id, '203.0.113.20')).status).toBe(201);
  });

  it('are not passed by who says to be a page of ours', async () => {
    const ip = '203.0.113.7';
    await statuses('/api/categories', 6, ip);
    const answer = await limited.visitor({ ip }).get('/api/categories', { 'x-in-process': '1' });
    expect(answer.status).toBe(429);
  });
});

describe('behind a proxy', () => {
  let proxied: TestServer;
  beforeAll(async () => {
    proxied = await openTestServer({
      database: server.database,
      settings: { TRUST_PROXY: '198.51.100.7', RATE_LIMIT_SCALE: '0.05' },
      registerRoutes: (app, deps) => registerDomains(deps)(app),
    });
  });
  afterAll(() => proxied.close());

  it('limits go by the address that the proxy saw, whatever the caller wrote before it', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const forwarded = { 'x-forwarded-for': `10.0.0.${turn}, 198.51.100.8` };
      const answer = await proxied.visitor().post('/api/contact', contact, forwarded);
      statuses.push(answer.status);
    }
    expect(statuses).toContain(429);
  });

  it('no header makes another site ours', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await proxied
      .visitor()
      .post<Refusal>('/api/contact', contact, { ...headers, 'x-forwarded-for': '203.0.113.50' });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
  });
});
