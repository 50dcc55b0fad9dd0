import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import type { Rfq } from '../schema.ts';
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
const pass = (id: string) =>
  db()
    .updateTable('rfqs')
    .set({ closesAt: new Date(Date.now() - 1) })
    .where('id', '=', id)
    .execute();

describe('POST /api/rfqs', () => {
  it('API-28 VAL-33 STATE-12 needs a title and a description, and starts open', async () => {
    const { status, body } = await create(owner);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...plain,
      status: 'open',
      version: 1,
      deliveryLocation: null,
      deliveryDate: null,
      itemCount: 0,
      quotationCount: 0,
      sentTo: 0,
    });
    const days = (new Date(body.closesAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(8.1);
    expect(body.closesAt).toMatch(/T20:59:59\.000Z$/);
    expect((await read(owner, body.id)).body).toEqual(body);
  });

  it('VAL-31 VAL-32 says what is missing, at the field', async () => {
    const { status, body } = await create(owner, { title: ' ', deliveryLocation: 'Ruiru' });
    expect(status).toBe(422);
    expect(body.issues).toEqual([
      { path: 'title', message: 'Title is required' },
      { path: 'description', message: 'Description is required' },
    ]);
  });

  it('VAL-33 takes empty optional values as none', async () => {
    const { status, body } = await create(owner, {
      ...plain,
      deliveryLocation: '',
      deliveryDate: '',
      deliveryCounty: '',
      closesAt: '',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      deliveryLocation: null,
      deliveryDate: null,
      deliveryCounty: null,
    });
  });

  it('ends a day with that day in Nairobi, and refuses one that has passed', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { body } = await create(owner, { ...plain, deliveryDate: tomorrow, closesAt: tomorrow });
    expect(body.deliveryDate).toBe(`${tomorrow}T20:59:59.000Z`);
    expect(body.closesAt).toBe(`${tomorrow}T20:59:59.000Z`);
    const past = await create(owner, {
      ...plain,
      deliveryDate: '2020-02-01',
      closesAt: '2020-02-01',
    });
    expect(past.status).toBe(422);
    expect(past.body.issues).toEqual([
      { path: 'deliveryDate', message: 'Delivery date is in the past' },
      { path: 'closesAt', message: 'Closing date is in the past' },
    ]);
    for (const deliveryDate of ['2026-02-30', 'tomorrow', 17]) {
      expect((await create(owner, { ...plain, deliveryDate })).status).toBe(422);
    }
  });

  it('VAL-34 VAL-35 stores the lines that it is sent, in their order', async () => {
    const { body } = await create(owner, {
      ...plain,
      items: [
        { productName: 'Cement 50 kg', quantity: 40, unit: 'bag', estimatedBudget: '30000' },
        { productName: 'Ballast', quantity: '2.5', specifications: 'machine cut, 20 mm' },
        { productName: 'Odds and ends', quantity: 1, specifications: { colour: 'grey' } },
      ],
    });
    expect(body.itemCount).toBe(3);
    expect(await itemsOf(owner, body.id)).toMatchObject([
      { productName: 'Cement 50 kg', quantity: 40, unit: 'bag', estimatedBudget: '30000.00' },
      { productName: 'Ballast', quantity: 2.5, unit: null, specifications: 'machine cut, 20 mm' },
      { productName: 'Odds and ends', quantity: 1, specifications: { colour: 'grey' } },
    ]);
  });

  it.each([
    [{ items: [{ productName: 'Sand', quantity: 0 }] }, 'items.0.quantity'],
    [{ items: [{ productName: 'Sand', quantity: -1 }] }, 'items.0.quantity'],
    [{ items: [{ productName: 'Sand', quantity: 1.2345 }] }, 'items.0.quantity'],
    [{ items: [{ productName: 'Sand' }] }, 'items.0.quantity'],
    [{ items: [{ productName: '', quantity: 1 }] }, 'items.0.productName'],
    [
      { items: [{ productName: 'Sand', quantity: 1, categoryId: randomUUID() }] },
      'items.0.categoryId',
    ],
    [
      { items: [{ productName: 'Sand', quantity: 1, estimatedBudget: -5 }] },
      'items.0.estimatedBudget',
    ],
    [{ items: Array.from({ length: 501 }, () => ({ productName: 'Sand', quantity: 1 })) }, 'items'],
    [{ deliveryCounty: 'Atlantis' }, 'deliveryCounty'],
    [{ status: 'awarded' }, 'status'],
    [{ contractorId: randomUUID() }, 'contractorId'],
    [{ title: 'x'.repeat(201) }, 'title'],
  ])('refuses what is wrong, with a sentence at the field (case %#)', async (values, path) => {
    const { status, body } = await create(owner, { ...plain, ...values });
    expect(status).toBe(422);
    expect(body.issues?.[0]?.path).toBe(path);
    expect(body.issues?.[0]?.message).toMatch(/\w{3}/);
  });

  it('ROLE-05 is for contractors', async () => {
    const answer = await create(await person('supplier'));
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Only contractors can create RFQs.' },
    });
    expect((await create(server.visitor())).status).toBe(401);
  });

  it('is done once under one Idempotency-Key, however often and at once it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => create(owner, plain, headers)));
    const again = await create(owner, plain, headers);
    expect(again.status).toBe(201);
    for (const { status, body } of answers) {
      if (status === 201) expect(body.id).toBe(again.body.id);
      else expect(status).toBe(409);
    }
    expect((await owner.get<Rfq[]>('/api/rfqs')).body).toHaveLength(1);
    expect((await create(owner, { ...plain, title: 'Other' }, headers)).status).toBe(422);
  });
});

describe('POST /api/cart/rfq', () => {
  it('asks for what is in the cart, which stays', async () => {
    const buyer = await buildUser(db());
    const visitor = await server.signedIn(buyer.id);
    expect((await visitor.post<Refusal>('/api/cart/rfq', {})).body.message).toBe(
      'Your cart is empty',
    );
    const product = await buildProduct(db());
    const { id: cartId } = await db()
      .insertInto('carts')
      .values({ userId: buyer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('cartItems')
      .values({ cartId, productId: product.id, quantity: 7 })
      .execute();
    const { status, body } = await visitor.post<Rfq>('/api/cart/rfq', {
      deliveryLocation: 'Thika',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: product.name, deliveryLocation: 'Thika', itemCount: 1 });
    expect(await itemsOf(visitor, body.id)).toMatchObject([
      { productName: product.name, productId: product.id, quantity: 7, unit: '50 kg bag' },
    ]);
  });
});

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
    expect((await read(await person('supplier'), id)).status).toBe(404);
  });
});

describe('matching', () => {
  it('goes to those who sell it and deliver there, and stores why', async () => {
    const seller = await buildSupplier(db(), { deliveryCounties: ['Kiambu'] });
    const far = await buildSupplier(db(), { deliveryCounties: ['Mombasa'] });
    const product = await buildProduct(db(), { supplierId: seller.id });
    await buildProduct(db(), { supplierId: far.id, categoryId: product.categoryId });
    await buildProduct(db(), {
      supplierId: (await buildSupplier(db(), { deliveryCounties: ['Kiambu'] })).id,
      categoryId: product.categoryId,
      isActive: false,
    });
    const items = [{ productName: 'Whatever', quantity: 1, categoryId: product.categoryId }];
    const { body } = await create(owner, { ...plain, deliveryCounty: 'Kiambu', items });
    expect(body.sentTo).toBe(1);
    const matches = await db()
      .selectFrom('rfqMatches')
      .selectAll()
      .where('rfqId', '=', body.id)
      .execute();
    expect(matches).toMatchObject([
      { supplierId: seller.id, reasons: { products: 1, county: 'Kiambu', verified: false } },
    ]);
    const [mine, theirs] = [await server.signedIn(seller.id), await server.signedIn(far.id)];
    await create(other, { ...plain, title: 'Newer, but nothing for them' });
    const first = (await mine.get<Rfq[]>('/api/rfqs?limit=50')).body;
    expect(first[0]).toMatchObject({ id: body.id, isMatch: true });
    expect(first.length).toBeGreaterThan(1);
    const matching = await mine.get<Rfq[]>('/api/rfqs?match=true');
    expect(matching.body.map(({ id }) => id)).toEqual([body.id]);
    expect(matching.headers['x-total-count']).toBe('1');
    expect((await theirs.get<Rfq[]>('/api/rfqs?match=true')).body).toEqual([]);
  });

  it('goes by a supplier’s own word too: to who sells it unlisted, not to who does not want it', async () => {
    const [lists, refuses, says] = [
      await buildSupplier(db(), { deliveryCounties: ['Narok'] }),
      await buildSupplier(db(), { deliveryCounties: ['Narok'] }),
      await buildSupplier(db(), { deliveryCounties: ['Narok'] }),
    ];
    const { categoryId } = await buildProduct(db(), { supplierId: lists.id });
    await buildProduct(db(), { supplierId: refuses.id, categoryId });
    await db()
      .insertInto('supplierCategories')
      .values([
        { supplierId: refuses.id, categoryId, sells: false },
        { supplierId: says.id, categoryId, sells: true },
      ])
      .execute();
    const items = [{ productName: 'Whatever', quantity: 1, categoryId }];
    const { body } = await create(owner, { ...plain, deliveryCounty: 'Narok', items });
    const matched = await db()
      .selectFrom('rfqMatches')
      .select('supplierId')
      .where('rfqId', '=', body.id)
      .execute();
    expect(matched.map(({ supplierId }) => supplierId).sort()).toEqual([lists.id, says.id].sort());
  });

  it('pages through matching ones first without losing any', async () => {
    const seller = await buildSupplier(db(), { deliveryCounties: ['Nandi'] });
    const product = await buildProduct(db(), { supplierId: seller.id });
    const items = [{ productName: 'Whatever', quantity: 1, categoryId: product.categoryId }];
    const matching: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { body } = await create(owner, { ...plain, deliveryCounty: 'Nandi', items });
      matching.unshift(body.id);
      await create(owner);
    }
    const visitor = await server.signedIn(seller.id);
    const seen: string[] = [];
    for (let url = '/api/rfqs?limit=2'; url !== ''; ) {
      const { headers, body } = await visitor.get<Rfq[]>(url);
      seen.push(...body.map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen.slice(0, 3)).toEqual(matching);
    expect(new Set(seen).size).toBe(seen.length);
    const total = Number((await visitor.get('/api/rfqs')).headers['x-total-count']);
    expect(seen).toHaveLength(total);
  });

  it('SDASH-08 lists the newest first for a supplier who asks for it, whatever matches', async () => {
    const seller = await buildSupplier(db(), { deliveryCounties: ['Lamu'] });
    const product = await buildProduct(db(), { supplierId: seller.id });
    const items = [{ productName: 'Whatever', quantity: 1, categoryId: product.categoryId }];
    const made = [
      await create(owner, { ...plain, deliveryCounty: 'Lamu', items }),
      await create(owner),
      await create(other),
      await create(owner),
    ].map(({ body }) => body.id);
    const visitor = await server.signedIn(seller.id);
    const newest = await visitor.get<Rfq[]>('/api/rfqs?sort=newest&limit=3');
    expect(newest.body.map(({ id }) => id)).toEqual(made.slice(1).toReversed());
    const next = /<([^>]+)>/.exec(String(newest.headers.link ?? ''))?.[1] ?? '';
    expect((await visitor.get<Rfq[]>(next)).body[0]).toMatchObject({ id: made[0], isMatch: true });
    expect((await visitor.get(next.replace('sort=newest', 'sort=match'))).status).toBe(422);
    expect((await visitor.get('/api/rfqs?sort=cheapest')).status).toBe(422);
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
