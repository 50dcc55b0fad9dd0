import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Rfq } from '../schema.ts';
import { passDeadline } from './factory.ts';
import { rfqRoutes } from './routes.ts';
import { close, create, itemsOf, plainRfq as plain, type Refusal, read } from './testing.ts';

let server: TestServer;
let owner: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(
        rfqRoutes({ ...database, enqueue: jobs.enqueue, readLines: async () => [] }),
      );
    },
  });
});
beforeEach(async () => {
  [owner, other] = [await person('contractor'), await person('contractor')];
});
afterAll(() => server.close());

const db = () => server.database.db;
async function person(role: 'contractor' | 'supplier', values = {}): Promise<Visitor> {
  return server.signedIn((await buildUser(db(), { role, ...values })).id);
}
const pass = (id: string) => passDeadline(db(), id);

describe('GET /api/rfqs and /api/rfqs/{id}', () => {
  it('API-23 a contractor reads its own, the newest first, page by page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++)
      ids.unshift((await create(owner, { ...plain, title: `No ${i}` })).body.id);
    const seen: string[] = [];
    for (let url = '/api/rfqs?limit=2'; url !== ''; ) {
      const { headers, body } = await owner.get<Rfq[]>(url);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...body.map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen).toEqual(ids);
    expect((await other.get<Rfq[]>('/api/rfqs')).body).toEqual([]);
    expect((await owner.get<Rfq[]>('/api/rfqs?search=no%203')).body).toMatchObject([
      { title: 'No 3' },
    ]);
    expect((await owner.get<Rfq[]>('/api/rfqs?search=100%25')).body).toEqual([]);
    expect((await owner.get('/api/rfqs?cursor=nonsense')).status).toBe(422);
    expect((await owner.get('/api/rfqs?status=lost')).status).toBe(422);
  });

  it('API-24 API-26 others get the answer of a missing one', async () => {
    const { id } = (await create(owner)).body;
    for (const url of [`/api/rfqs/${id}`, `/api/rfqs/${id}/items`, `/api/rfqs/${randomUUID()}`]) {
      const answer = await other.get<Refusal>(url);
      expect(answer).toMatchObject({ status: 404, body: { message: 'RFQ not found.' } });
    }
    const supplier = await person('supplier');
    expect((await read(supplier, id)).status).toBe(200);
    expect(await itemsOf(supplier, id)).toEqual([]);
    expect((await server.visitor().get(`/api/rfqs/${id}`)).status).toBe(401);
  });

  it('suppliers see open ones and learn nothing of rivals', async () => {
    const { id } = (await create(owner)).body;
    const supplier = await person('supplier');
    const before = (await read(supplier, id)).body;
    for (const field of ['sentTo', 'quotationCount']) expect(before).not.toHaveProperty(field);
    const rival = await buildUser(db(), { role: 'supplier' });
    await db()
      .insertInto('quotations')
      .values({ rfqId: id, supplierId: rival.id, totalAmount: '5000', deliveryTime: 2 })
      .execute();
    const after = await supplier.get(`/api/rfqs/${id}`);
    expect(after.body).toEqual(before);
    const list = await supplier.get<Rfq[]>('/api/rfqs?limit=50');
    expect(JSON.stringify(list.body)).not.toMatch(/sentTo|quotationCount/);
    expect((await read(owner, id)).body.quotationCount).toBe(1);
  });

  it('one for verified suppliers does not exist for others, by any call', async () => {
    const { id } = (await create(owner, { ...plain, verifiedOnly: true })).body;
    const unverified = await person('supplier');
    const verified = await person('supplier', { isVerified: true });
    expect((await read(unverified, id)).status).toBe(404);
    expect((await unverified.get(`/api/rfqs/${id}/items`)).status).toBe(404);
    const listed = async (who: Visitor) =>
      (await who.get<Rfq[]>('/api/rfqs?limit=50')).body.some((rfq) => rfq.id === id);
    expect(await listed(unverified)).toBe(false);
    expect(await listed(verified)).toBe(true);
    expect((await read(verified, id)).status).toBe(200);
  });

  it('when it is closed only suppliers who answered still see it', async () => {
    const { id } = (await create(owner)).body;
    const bidder = await buildUser(db(), { role: 'supplier' });
    await db()
      .insertInto('quotations')
      .values({ rfqId: id, supplierId: bidder.id, totalAmount: '5000', deliveryTime: 2 })
      .execute();
    await close(owner, id);
    const visitor = await server.signedIn(bidder.id);
    expect((await read(visitor, id)).body.status).toBe('closed');
    expect((await visitor.get<Rfq[]>('/api/rfqs?status=closed')).body).toMatchObject([{ id }]);
    expect((await visitor.get<Rfq[]>('/api/rfqs?limit=50')).body.some((r) => r.id === id)).toBe(
      false,
    );
    const late = await person('supplier');
    for (const path of ['', '/items']) {
      const { status, body } = await late.get(`/api/rfqs/${id}${path}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        message: 'This RFQ is closed. It no longer accepts quotations.',
        code: 'rfq_closed',
      });
    }
  });

  it('an award is not told to a supplier that comes late, nor a closed one to who could not answer it', async () => {
    const { id } = (await create(owner, { ...plain, verifiedOnly: true })).body;
    await close(owner, id);
    const code = async (who: Visitor) =>
      (await who.get<{ code: string }>(`/api/rfqs/${id}`)).body.code;
    const verified = await person('supplier', { isVerified: true });
    expect(await code(await person('supplier'))).toBe('rfq_not_found');
    expect(await code(await person('contractor'))).toBe('rfq_not_found');
    expect(await code(verified)).toBe('rfq_closed');
    await db().updateTable('rfqs').set({ status: 'awarded' }).where('id', '=', id).execute();
    expect(await code(verified)).toBe('rfq_closed');
  });
});

describe('GET /api/dashboard/contractor', () => {
  it('API-22 CDASH-02 CDASH-04 counts what is there', async () => {
    const { id } = (await create(owner)).body;
    await create(owner);
    const supplier = await buildUser(db(), { role: 'supplier' });
    await db()
      .insertInto('quotations')
      .values({ rfqId: id, supplierId: supplier.id, totalAmount: '5000', deliveryTime: 2 })
      .execute();
    await pass(id);
    expect((await owner.get('/api/dashboard/contractor')).body).toEqual({
      activeRfqs: 1,
      receivedQuotations: 1,
      completedProjects: 0,
      totalSpent: '0.00',
    });
    expect((await (await person('supplier')).get('/api/dashboard/contractor')).status).toBe(403);
  });
});
