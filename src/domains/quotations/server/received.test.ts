import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { getRfq } from '../../rfqs/server/public.ts';
import { maxListedLines, type Quotation } from '../schema.ts';
import { buildAskedRfq, buildQuotation } from './factory.ts';
import { quotationRoutes } from './routes.ts';
import { list, type Refusal, send, signedInBoth, sum, withoutFiles } from './testing.ts';

let server: TestServer;
const told: { userId: string; kind: string }[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database: { db }, jobs: { enqueue } }) => {
      const notify = async (_trx: unknown, notice: { userId: string; kind: string }) => {
        told.push(notice);
      };
      await app.register(quotationRoutes({ db, enqueue, notify, uploads: withoutFiles }));
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const scene = async (rfqFields?: Parameters<typeof buildAskedRfq>[1]) =>
  signedInBoth(server, await buildAskedRfq(db(), rfqFields));

describe('the owner', () => {
  it('API-29 CDASH-11 reads what came on its RFQs, newest first, in pages', async () => {
    const one = await scene();
    const { body: first } = await send(one, sum(one.rfq.id));
    const other = { supplier: await server.signedIn((await buildSupplier(db())).id) };
    const { body: second } = await send(other, sum(one.rfq.id, { totalAmount: '44000' }));
    const page = await one.owner.get<Quotation[]>(`/api/quotations?rfqId=${one.rfq.id}&limit=1`);
    expect(page.body.map(({ id }) => id)).toEqual([second.id]);
    expect(page.headers['x-total-count']).toBe('2');
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await one.owner.get<Quotation[]>(next);
    expect(rest.body.map(({ id }) => id)).toEqual([first.id]);
    expect(rest.headers.link).toBeUndefined();
    const { headers } = page;
    const known = await one.owner.get(`/api/quotations?rfqId=${one.rfq.id}&limit=1`, {
      'if-none-match': String(headers.etag),
    });
    expect(known.status).toBe(304);
    // What is taken back is counted nowhere, and not read any more.
    const figure = async () => {
      const actor = { id: one.rfq.contractorId, role: 'contractor' } as const;
      const { quotationCount } = await getRfq({ db: db() }, actor, one.rfq.id);
      const { headers } = await one.owner.get('/api/quotations');
      return [quotationCount, Number(headers['x-total-count'])];
    };
    expect(await figure()).toEqual([2, 2]);
    await one.supplier.post(`/api/quotations/${first.id}/withdraw`);
    expect(await figure()).toEqual([1, 1]);
    for (const id of [first.id, 'nonsense', '1']) {
      expect((await one.owner.get(`/api/quotations/${id}`)).status).toBe(404);
    }
  });

  it('reads lines where it asks for them, and never more than one answer holds', async () => {
    const { rfq, owner } = await scene();
    const line = { rfqId: rfq.id, productName: 'Sand', quantity: 1 };
    const asked = await db()
      .insertInto('rfqItems')
      .values(Array.from({ length: 600 }, () => line))
      .returning('id as rfqItemId')
      .execute();
    const bids = [600, 600, 300].map(async (count) => {
      const { id } = await buildQuotation(db(), { rfqId: rfq.id });
      const offer = { quotationId: id, quantity: 1, unitPrice: 1, totalPrice: 1 };
      const values = asked.slice(0, count).map((item) => ({ ...offer, ...item }));
      await db().insertInto('quotationItems').values(values).execute();
      return id;
    });
    const ids = (await Promise.all(bids)).sort();
    const counts: number[][] = [];
    const seen: string[] = [];
    for (let url = `/api/quotations?rfqId=${rfq.id}`; url !== ''; ) {
      const { headers, body } = await owner.get<Quotation[]>(url);
      expect(headers['x-total-count']).toBe('3');
      counts.push(body.map(({ items }) => items.length));
      seen.push(...body.map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen.toSorted()).toEqual(ids);
    expect(counts.length).toBeGreaterThan(1);
    for (const page of counts) {
      const sum = page.reduce((all, count) => all + count, 0);
      expect(page.length === 1 || sum <= maxListedLines).toBe(true);
    }
    const light = await list(owner, `?rfqId=${rfq.id}&items=false`);
    expect(light.map(({ id }) => id)).toEqual(seen);
    for (const quotation of light) expect(quotation).not.toHaveProperty('items');
  });

  it('rejects with a reason that the supplier reads, and which frees the place', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const url = `/api/quotations/${body.id}/reject`;
    const { status, body: rejected } = await one.owner.post<Quotation>(url, { reason: 'Too slow' });
    expect([status, rejected.status]).toEqual([200, 'rejected']);
    expect((await list(one.supplier))[0]).toMatchObject({
      status: 'rejected',
      statusReason: 'Too slow',
    });
    expect(told.at(-1)).toMatchObject({ userId: one.company.id, kind: 'quotationRejected' });
    expect((await one.owner.post<Refusal>(url)).body.code).toBe('quotation_rejected');
    expect((await send(one, sum(one.rfq.id))).status).toBe(201);
  });

  it('API-31 OQ deletes one from its view alone, unless it was accepted', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const before = (await list(one.supplier))[0];
    const url = `/api/quotations/${body.id}`;
    expect((await one.owner.send({ method: 'DELETE', url })).status).toBe(204);
    expect(await list(one.owner)).toEqual([]);
    expect((await list(one.supplier))[0]).toEqual(before);
    expect((await one.owner.send({ method: 'DELETE', url })).status).toBe(404);
    await db()
      .updateTable('quotations')
      .set({ status: 'accepted', hiddenFromOwnerAt: null })
      .where('id', '=', body.id)
      .execute();
    const refused = await one.owner.send<Refusal>({ method: 'DELETE', url });
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation_accepted']);
  });

  it('CDASH-12 alone sees score and analysis, which do not move the supplier’s updatedAt', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const before = await one.supplier.get<Quotation[]>('/api/quotations');
    await db()
      .updateTable('quotations')
      .set({ aiScore: '4.25', aiAnalysis: 'Cheapest of three', scoredAt: new Date() })
      .where('id', '=', body.id)
      .execute();
    await db()
      .insertInto('supplierRecords')
      .values({ supplierId: one.company.id, quotations: 4, winRate: '0.500' })
      .execute();
    const after = await one.supplier.get<Quotation[]>('/api/quotations');
    expect(after.body).toEqual(before.body);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(Object.keys(after.body[0] ?? {})).not.toContain('aiScore');
    expect((await list(one.owner))[0]).toMatchObject({
      aiScore: '4.25',
      aiAnalysis: 'Cheapest of three',
      supplierRecord: { quotations: 4, winRate: '0.500', responseHours: null },
    });
  });
});
