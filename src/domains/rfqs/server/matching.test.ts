import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import type { Recipient, Rfq } from '../schema.ts';
import { countOpenRfqs } from './queries/open-count.ts';
import { rfqRoutes } from './routes.ts';
import { create, edit, plainRfq as plain } from './testing.ts';

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

async function matchesOf(rfqId: string): Promise<string[]> {
  const matches = db().selectFrom('rfqMatches').select('supplierId').where('rfqId', '=', rfqId);
  return (await matches.execute()).map(({ supplierId }) => supplierId).sort();
}

describe('matching', () => {
  it('passes over who blocked the contractor, or was blocked', async () => {
    const sellers = [
      await buildSupplier(db()),
      await buildSupplier(db()),
      await buildSupplier(db()),
    ];
    const { categoryId } = await buildProduct(db(), { supplierId: sellers[0]?.id ?? '' });
    for (const { id } of sellers.slice(1)) await buildProduct(db(), { supplierId: id, categoryId });
    const buyer = await buildUser(db(), { role: 'contractor' });
    const [blocks, isBlocked, free] = sellers.map(({ id }) => id) as [string, string, string];
    await db()
      .insertInto('blocks')
      .values([
        { blockerId: blocks, blockedId: buyer.id },
        { blockerId: buyer.id, blockedId: isBlocked },
      ])
      .execute();
    const items = [{ productName: 'Whatever', quantity: 1, categoryId }];
    const { body } = await create(await server.signedIn(buyer.id), { ...plain, items });
    const matches = db().selectFrom('rfqMatches').select('supplierId').where('rfqId', '=', body.id);
    expect(await matches.execute()).toEqual([{ supplierId: free }]);
  });

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

  it('a line that names a product asks its supplier, wherever that delivers', async () => {
    const far = await buildSupplier(db(), { deliveryCounties: ['Mombasa'] });
    const product = await buildProduct(db(), { supplierId: far.id });
    const items = [{ productName: product.name, productId: product.id, quantity: 1 }];
    const { body } = await create(owner, { ...plain, deliveryCounty: 'Wajir', items });
    expect(await matchesOf(body.id)).toEqual([far.id]);
  });

  it('goes to whom its owner chose of those that can be asked, and an edit asks nobody else', async () => {
    const near = await buildSupplier(db(), { deliveryCounties: ['Garissa'] });
    const far = await buildSupplier(db(), { deliveryCounties: ['Mombasa'] });
    const neighbour = await buildSupplier(db(), { deliveryCounties: ['Garissa'] });
    const { categoryId } = await buildProduct(db(), { supplierId: near.id });
    await buildProduct(db(), { supplierId: far.id, categoryId });
    const items = [{ productName: 'Whatever', categoryId }];
    const question = { deliveryCounty: 'Garissa', items };
    const { status, body: known } = await owner.post<Recipient[]>('/api/rfqs/recipients', question);
    expect(status).toBe(200);
    expect(
      known.map(({ supplierId, isMatch, deliversThere, sells }) => [
        supplierId,
        isMatch,
        deliversThere,
        sells.length,
      ]),
    ).toEqual([
      [near.id, true, true, 1],
      [far.id, false, false, 1],
      [neighbour.id, false, true, 0],
    ]);
    const rfq = { ...plain, deliveryCounty: 'Garissa', items: [{ ...items[0], quantity: 1 }] };
    const chosen = { ...rfq, supplierIds: [far.id, neighbour.id.toUpperCase()] };
    const { body } = await create(owner, chosen);
    expect(body.sentTo).toBe(2);
    expect(await matchesOf(body.id)).toEqual([far.id, neighbour.id].sort());
    await edit(owner, body.id, { description: 'Now with a crane' });
    expect(await matchesOf(body.id)).toEqual([far.id, neighbour.id].sort());
    // Who was not chosen can still find it: it is open.
    const mine = await server.signedIn(near.id);
    expect((await mine.get(`/api/rfqs/${body.id}`)).status).toBe(200);
  });

  it('chooses nobody who cannot be asked: not suspended, not unverified where that counts, no buyer', async () => {
    const supplier = await buildSupplier(db());
    const gone = await buildSupplier(db(), { suspendedAt: new Date() });
    const buyer = await buildUser(db());
    const ask = (supplierIds: unknown, fields = {}) =>
      create(owner, { ...plain, ...fields, supplierIds });
    for (const ids of [[supplier.id, gone.id], [buyer.id], [], ['x'], 'all']) {
      const { status, body } = await ask(ids);
      expect([status, body.issues?.[0]?.path.split('.')[0]]).toEqual([422, 'supplierIds']);
    }
    expect((await ask([supplier.id], { verifiedOnly: true })).status).toBe(422);
    expect((await ask([supplier.id, supplier.id])).body.sentTo).toBe(1);
    const nobody = await owner.post('/api/rfqs/recipients', { items: [{ productName: '' }] });
    expect(nobody.status).toBe(422);
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

  it('a supplier is told how many lines it sells, and filters and counts what waits for its answer', async () => {
    const [seller, rival] = [await buildSupplier(db()), await buildSupplier(db())];
    const [own, theirs] = [
      await buildProduct(db(), { supplierId: seller.id }),
      await buildProduct(db(), { supplierId: rival.id }),
    ];
    const [declared, refused] = [await buildProduct(db()), await buildProduct(db())];
    await buildProduct(db(), { supplierId: seller.id, categoryId: refused.categoryId });
    await db()
      .insertInto('supplierCategories')
      .values([
        { supplierId: seller.id, categoryId: declared.categoryId, sells: true },
        { supplierId: seller.id, categoryId: refused.categoryId, sells: false },
      ])
      .execute();
    const items = [own, theirs, declared, refused].map(({ categoryId }, place) => ({
      productName: `Whatever ${place}`,
      quantity: 1,
      categoryId,
    }));
    const visitor = await server.signedIn(seller.id);
    const waiting = () => countOpenRfqs(db(), seller.id);
    const before = await waiting();
    const asked = (await create(owner, { ...plain, title: 'Two of four lines', items })).body.id;
    const found = async (query: string) =>
      (await visitor.get<Rfq[]>(`/api/rfqs?search=two+of+four&${query}`)).body;
    expect(await found('')).toMatchObject([{ id: asked, itemCount: 4, linesSold: 2 }]);
    expect((await owner.get<Rfq>(`/api/rfqs/${asked}`)).body).not.toHaveProperty('linesSold');
    expect(await waiting()).toBe(before + 1);
    expect([(await found('answered=false')).length, (await found('answered=true')).length]).toEqual(
      [1, 0],
    );

    const answer = { rfqId: asked, totalAmount: '1.00', revision: 1 };
    await db()
      .insertInto('quotations')
      .values({ ...answer, supplierId: rival.id })
      .execute();
    expect(await waiting()).toBe(before + 1);
    await db()
      .insertInto('quotations')
      .values({ ...answer, supplierId: seller.id })
      .execute();
    expect(await waiting()).toBe(before);
    expect([(await found('answered=false')).length, (await found('answered=true')).length]).toEqual(
      [0, 1],
    );
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
    // The newest of them is answered: it comes after those that wait for an answer.
    const [answered = ''] = matching.splice(0, 1);
    await db()
      .insertInto('quotations')
      .values({ rfqId: answered, supplierId: seller.id, totalAmount: '1.00', revision: 1 })
      .execute();
    matching.push(answered);
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
