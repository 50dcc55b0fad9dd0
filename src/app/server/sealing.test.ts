import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSupplier } from '../../domains/catalogue/server/factory.ts';
import type { Quotation } from '../../domains/quotations/schema.ts';
import { buildQuotation } from '../../domains/quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../domains/rfqs/server/factory.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

/**
 * Bids are sealed: whatever rivals and the owner do to each other's quotations, nothing that a
 * supplier can ask for changes by one byte, and none of it holds a word of theirs.
 */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  // A document says in which minute it was printed, and would change by that.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  return server.close();
});

const secretName = 'Mpinzani Hardware';
const secretNote = 'siri-ya-mpinzani';
const secretPrice = 31_300;
const rivalPrice = /"(totalAmount|subtotal|unitPrice|totalPrice)":"313/;

async function scene(hasQuoted: boolean, isVerified: boolean) {
  const { db } = server.database;
  const rfq = await buildRfq(db);
  const line = await buildRfqItem(db, { rfqId: rfq.id, quantity: 10 });
  const people = await Promise.all(
    [0, 1, 2].map(() => buildSupplier(db, { companyName: `${secretName} ${randomUUID()}` })),
  );
  const rivals = await Promise.all(
    people.map(async ({ id, companyName }) => ({
      id,
      companyName,
      visitor: await server.signedIn(id),
      current: null as string | null,
    })),
  );
  const spyAccount = await buildSupplier(db, { companyName: 'Jirani Supplies', isVerified });
  const own = hasQuoted
    ? await buildQuotation(db, { rfqId: rfq.id, supplierId: spyAccount.id })
    : null;
  return {
    rfq,
    line,
    rivals,
    own,
    spyId: spyAccount.id,
    spy: await server.signedIn(spyAccount.id),
    owner: await server.signedIn(rfq.contractorId),
    secrets: new Set<string>(rivals.flatMap(({ id, companyName }) => [id, companyName ?? id])),
  };
}
type Scene = Awaited<ReturnType<typeof scene>>;

interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: object;
}

/** All that a supplier could learn of an RFQ and its quotations by, also with a rival's ids. */
function questions({ rfq, own, spyId }: Scene, rivalQuotation: string): Ask[] {
  const get = (url: string): Ask => ({ method: 'GET', url });
  const rival = `/api/quotations/${rivalQuotation}`;
  const documents = [`/api/rfqs/${rfq.id}`, rival, ...(own ? [`/api/quotations/${own.id}`] : [])];
  const offer = { totalAmount: '1', deliveryTime: 1 };
  return [
    get('/api/rfqs'),
    get('/api/rfqs?match=true'),
    get('/api/rfqs?status=awarded'),
    get(`/api/rfqs/${rfq.id}`),
    get(`/api/rfqs/${rfq.id}/items`),
    get(`/api/rfqs/${rfq.id}/comparison`),
    get('/api/quotations'),
    get(`/api/quotations?rfqId=${rfq.id}&history=true`),
    get('/api/quotations?status=accepted'),
    get(`/api/quotations?cursor=${rivalQuotation}`),
    get('/api/quotations?items=false'),
    get(`${rival}/attachments/${randomUUID()}`),
    ...documents.map((path) => get(`${path}/document.pdf`)),
    get('/api/orders'),
    get(`/api/orders?rfqId=${rfq.id}`),
    get('/api/notifications'),
    get('/api/notifications/unread-count'),
    get('/api/dashboard/supplier'),
    get('/api/dashboard/contractor'),
    get('/api/messages'),
    get('/api/profile/export'),
    get(`/api/suppliers/${spyId}`),
    { method: 'POST', url: `${rival}/withdraw` },
    { method: 'POST', url: `${rival}/reconfirm`, body: { validUntil: '2099-01-01' } },
    { method: 'POST', url: `${rival}/accept` },
    { method: 'POST', url: `${rival}/reject`, body: {} },
    { method: 'PUT', url: rival, body: offer },
    { method: 'DELETE', url: rival },
    { method: 'POST', url: `/api/rfqs/${rfq.id}/award`, body: { quotationId: rivalQuotation } },
    // A second one is refused; a first one is not sent, since it would change the answers.
    ...(own
      ? [{ method: 'POST' as const, url: '/api/quotations', body: { rfqId: rfq.id, ...offer } }]
      : []),
  ];
}

async function ask(visitor: Visitor, { method, url, body }: Ask): Promise<string> {
  const answer = await visitor.send<object | null>({
    method,
    url,
    ...(body
      ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
      : {}),
  });
  // The copy of what is known of somebody tells when it was asked for, and that it was.
  const isExport = url.includes('export');
  const headers = Object.entries(answer.headers).filter(
    ([name]) => !ofItself.test(name) && !(isExport && /^(etag|content-length)$/.test(name)),
  );
  return JSON.stringify([answer.status, headers, contentOf(answer)]);
}

/** What differs from answer to answer, whatever it says. */
const ofItself = /^(date|set-cookie|x-request-id|retry-after|(x-)?ratelimit.*)$/;

/** Of a document what it draws: the rest of its file says when it was made. */
function contentOf({ body, bytes }: { body: object | null; bytes: Buffer }): unknown {
  if (body === null) {
    const text = bytes.toString('latin1');
    return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, drawn]) => drawn);
  }
  if (Array.isArray(body)) return body;
  const { requestId, exportedAt, auditTrail, ...rest } = body as Record<string, unknown>;
  return rest;
}

/** What happens among the owner and the rivals, while the spy only looks. */
const events = ['bid', 'revise', 'withdraw', 'reject', 'hide', 'score'] as const;
type Event = (typeof events)[number];

async function happen(one: Scene, event: Event, which: number, price: number): Promise<void> {
  const rival = one.rivals[which];
  if (!rival) return;
  const items = [{ rfqItemId: one.line.id, quantity: 10, unitPrice: String(secretPrice + price) }];
  const offer = {
    totalAmount: String((secretPrice + price) * 10),
    deliveryTime: 3,
    notes: secretNote,
    items,
  };
  const url = `/api/quotations/${rival.current}`;
  if (event === 'bid') {
    const { body } = await rival.visitor.post<Quotation>('/api/quotations', {
      rfqId: one.rfq.id,
      ...offer,
    });
    if (body.id) rival.current = body.id;
  } else if (rival.current) {
    if (event === 'revise') {
      const { body } = await rival.visitor.send<Quotation>({
        method: 'PUT',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(offer),
      });
      if (body.id) rival.current = body.id;
    } else if (event === 'withdraw') await rival.visitor.post(`${url}/withdraw`);
    else if (event === 'reject') await one.owner.post(`${url}/reject`, { reason: secretNote });
    else if (event === 'hide') await one.owner.send({ method: 'DELETE', url });
    else await scoreAll(one.rfq.id);
  }
  if (rival.current) one.secrets.add(rival.current);
}

/** As the job does that scores the quotations of an RFQ, the spy's among them. */
const scoreAll = (rfqId: string) =>
  server.database.db
    .updateTable('quotations')
    .set({ aiScore: '3.50', aiAnalysis: secretNote, scoredAt: new Date() })
    .where('rfqId', '=', rfqId)
    .execute();

describe('sealed bids', () => {
  it('tell a supplier nothing of each other, whatever it asks and whatever happens', {
    timeout: 120_000,
  }, async () => {
    const steps = fc.array(
      fc.record({
        event: fc.constantFrom(...events),
        which: fc.nat({ max: 2 }),
        price: fc.nat({ max: 90 }),
      }),
      { minLength: 3, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), steps, async (hasQuoted, verified, some) => {
        const one = await scene(hasQuoted, verified);
        // Before anybody bids, a rival's quotation is only an id.
        const asked = randomUUID();
        const before: string[] = [];
        for (const question of questions(one, asked)) before.push(await ask(one.spy, question));
        for (const { event, which, price } of [
          { event: 'bid' as const, which: 0, price: 7 },
          ...some,
        ]) {
          await happen(one, event, which, price);
        }
        const rivalId = one.rivals[0]?.current ?? asked;
        const after: string[] = [];
        for (const question of questions(one, rivalId)) after.push(await ask(one.spy, question));
        expect(after).toEqual(before);
        const text = after.join('\n');
        for (const secret of [...one.secrets, secretNote, secretName, '"3.50"']) {
          expect(text).not.toContain(secret);
        }
        expect(text).not.toMatch(rivalPrice);
      }),
      { numRuns: 8 },
    );
  });

  it('stay sealed after the award: a loser learns that it lost, and no more', async () => {
    const one = await scene(true, true);
    await happen(one, 'bid', 0, 7);
    const winner = one.rivals[0]?.current ?? '';
    one.secrets.add(winner);
    expect((await one.owner.post(`/api/quotations/${winner}/accept`)).status).toBe(200);
    const answers: string[] = [];
    for (const question of questions(one, winner)) answers.push(await ask(one.spy, question));
    const text = answers.join('\n');
    expect(text).toContain('"status":"rejected"');
    for (const secret of [...one.secrets, secretNote, secretName, 'LPO-']) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(rivalPrice);
  });
});
