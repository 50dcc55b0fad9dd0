import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct } from '../../catalogue/server/factory.ts';
import type { Rfq } from '../schema.ts';
import { rfqRoutes } from './routes.ts';
import { create, itemsOf, plainRfq as plain, edit as put, type Refusal, read } from './testing.ts';

let server: TestServer;
let owner: Visitor;

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
  owner = await person('contractor');
});
afterAll(() => server.close());

const db = () => server.database.db;
/** A day in Nairobi, so many days from now. */
const day = (ahead: number) => nairobiDay(new Date(Date.now() + ahead * 86_400_000).toISOString());
async function person(role: 'contractor' | 'supplier', values = {}): Promise<Visitor> {
  return server.signedIn((await buildUser(db(), { role, ...values })).id);
}

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
    expect(body.issues).toMatchObject([
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

  it('closes no later than the delivery, whoever makes it, and else after a week', async () => {
    const soon = await create(owner, { ...plain, deliveryDate: day(2) });
    expect(soon.body.closesAt).toBe(soon.body.deliveryDate);
    const later = await create(owner, { ...plain, deliveryDate: day(30) });
    const days = (new Date(later.body.closesAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(8.1);
  });

  it('takes no answers after the delivery, named or not', async () => {
    const late = await create(owner, { ...plain, deliveryDate: day(2), closesAt: day(3) });
    const tooLate = {
      path: 'closesAt',
      message: 'Choose a closing date on or before the delivery date',
    };
    expect(late).toMatchObject({ status: 422, body: { issues: [tooLate] } });
    const { body } = await create(owner, { ...plain, deliveryDate: day(20), closesAt: day(9) });
    const edit = (fields: object) => put(owner, body.id, fields);
    expect((await edit({ closesAt: day(21) })).body.issues).toMatchObject([tooLate]);
    const both = { deliveryDate: day(5), closesAt: day(8) };
    expect((await edit(both)).body.issues).toMatchObject([tooLate]);
    // As the form does: the closing is sent along as it was.
    const pulled = (await edit({ deliveryDate: day(4), closesAt: day(9) })).body;
    expect(pulled).toMatchObject({ closesAt: pulled.deliveryDate, version: 2 });
    expect((await edit({ deliveryDate: null, closesAt: day(12) })).status).toBe(200);
    expect((await edit({ title: 'Steel, third try' })).status).toBe(200);
  });

  it('is open for 180 days to the day, and for no more', async () => {
    expect((await create(owner, { ...plain, closesAt: day(180) })).status).toBe(201);
    const { status, body } = await create(owner, { ...plain, closesAt: day(181) });
    expect([status, body.issues?.[0]?.message]).toEqual([
      422,
      'An RFQ can be open for at most 180 days',
    ]);
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
    expect(past.body.issues).toMatchObject([
      { path: 'deliveryDate', message: 'The delivery date is in the past' },
      { path: 'closesAt', message: 'The closing date is in the past' },
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

it('a lorry of a line has its tonnes, by which its quantity is normalised; anything else has none', async () => {
  const line = { productName: 'River sand', quantity: 2, unit: 'lorry' };
  const send = (fields: object) => create(owner, { ...plain, items: [{ ...line, ...fields }] });
  const { id } = (await send({ loadTonnes: '14' })).body;
  expect(await itemsOf(owner, id)).toMatchObject([
    { loadTonnes: 14, normalizedQuantity: '28000.000000', normalizedUnit: 'kg' },
  ]);
  expect((await put(owner, id, { items: [line] })).body.version).toBe(1);
  expect((await put(owner, id, { items: [{ ...line, loadTonnes: 18 }] })).body.version).toBe(2);
  expect(await itemsOf(owner, id)).toMatchObject([{ normalizedQuantity: '36000.000000' }]);
  await put(owner, id, { items: [{ ...line, loadTonnes: null }] });
  expect(await itemsOf(owner, id)).toMatchObject([{ loadTonnes: null, normalizedUnit: null }]);
  const weighed = (await send({ unit: 'tonne', loadTonnes: 14 })).body.id;
  expect(await itemsOf(owner, weighed)).toMatchObject([{ loadTonnes: null }]);
  for (const loadTonnes of [0, -7, 101, 'many', 7.1234, true]) {
    const { status, body } = await send({ loadTonnes });
    expect([status, body.issues?.[0]?.path], String(loadTonnes)).toEqual([
      422,
      'items.0.loadTonnes',
    ]);
  }
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

  async function withCart(quantity = 7) {
    const buyer = await buildUser(db());
    const product = await buildProduct(db());
    const { id: cartId } = await db()
      .insertInto('carts')
      .values({ userId: buyer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = { cartId, productId: product.id, quantity };
    await db().insertInto('cartItems').values(line).execute();
    return { buyer, product, visitor: await server.signedIn(buyer.id) };
  }

  it('is one RFQ, however many ask at once; after a change of cart or place it is another', async () => {
    const { visitor, buyer } = await withCart();
    const ask = (body = {}) => visitor.post<Rfq>('/api/cart/rfq', body);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask()));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(29).fill(200), 201]);
    const first = answers[0]!.body.id;
    expect((await visitor.get<Rfq[]>('/api/rfqs')).body.map(({ id }) => id)).toEqual([first]);
    expect((await ask({ deliveryLocation: 'Thika' })).status).toBe(201);
    await db()
      .updateTable('cartItems')
      .set({ quantity: 8 })
      .where('cartId', 'in', db().selectFrom('carts').select('id').where('userId', '=', buyer.id))
      .execute();
    expect((await ask()).status).toBe(201);
    await visitor.post(`/api/rfqs/${(await ask()).body.id}/close`, {});
    expect((await ask()).status).toBe(201);
  });

  it('says of each product in the cart in which RFQ it was asked for since it is there', async () => {
    const { visitor, product } = await withCart(7);
    const asked = async (who: Visitor) => (await who.get<object[]>('/api/cart/rfqs')).body;
    expect(await asked(visitor)).toEqual([]);
    const { body } = await visitor.post<Rfq>('/api/cart/rfq', { deliveryCounty: 'Kiambu' });
    expect(body.deliveryCounty).toBe('Kiambu');
    expect(await asked(visitor)).toMatchObject([
      { productId: product.id, quantity: 7, rfqId: body.id, title: product.name },
    ]);
    const items = [{ productName: 'The same', productId: product.id, quantity: 9 }];
    const later = await create(visitor, { ...plain, items });
    expect(await asked(visitor)).toMatchObject([{ quantity: 9, rfqId: later.body.id }]);
    expect(await asked((await withCart()).visitor)).toEqual([]);
  });
});

it('says which products a new RFQ may still name', async () => {
  const contractor = await person('contractor');
  const [listed, off] = [await buildProduct(db()), await buildProduct(db(), { isActive: false })];
  const ids = [listed.id.toUpperCase(), off.id, '00000000-0000-4000-8000-000000000001'];
  const known = await contractor.post<string[]>('/api/rfqs/known-products', { ids });
  expect([known.status, known.body]).toEqual([200, [listed.id]]);
  const many = { ids: Array.from({ length: 501 }, () => listed.id) };
  expect((await contractor.post('/api/rfqs/known-products', many)).status).toBe(422);
  expect((await contractor.post('/api/rfqs/known-products', { ids: ['x'] })).status).toBe(422);
});
