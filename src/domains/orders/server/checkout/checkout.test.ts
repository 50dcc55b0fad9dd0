import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { CartLine } from '../../../cart/schema.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { Order } from '../../schema.ts';
import { buildOrderWithLines } from '../factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Answered = Order & { code: string; message: string; issues?: { path: string }[] };
const address = { deliveryAddress: 'Plot 5, Kamakis, Ruiru' };

/** 4 bags and 2 tonnes of one supplier in a contractor's cart, and something of another. */
async function scene(terms: Parameters<typeof buildSupplier>[1] = {}) {
  const supplierId = (await buildSupplier(db(), { leadTimeDays: 2, ...terms })).id;
  const bags = await buildProduct(db(), { supplierId, unit: 'bag', price: '750.50' });
  const sand = await buildProduct(db(), { supplierId, unit: 'tonne', price: '2000.00' });
  const other = await buildProduct(db());
  const account = await buildUser(db(), { role: 'contractor', county: 'Nairobi' });
  const buyer = await server.signedIn(account.id);
  for (const [productId, quantity] of [
    [bags.id, 4],
    [sand.id, 2],
    [other.id, 1],
  ]) {
    expect((await buyer.post('/api/cart', { productId, quantity })).status).toBe(201);
  }
  const checkOut = (body: object = {}, headers: Record<string, string> = {}) =>
    buyer.post<Answered>('/api/cart/checkout', { supplierId, ...address, ...body }, headers);
  return { supplierId, bags, sand, other, buyer, checkOut };
}

describe('ordering from the cart', () => {
  it('makes an order at list price with the supplier’s delivery, and takes its lines out of the cart', async () => {
    const { buyer, checkOut, other, supplierId } = await scene({ deliveryFee: '1500.00' });
    const deliveryDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await checkOut({ deliveryDate, paymentMethod: 'mpesa' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'placed',
      rfqId: null,
      quotation: null,
      subtotal: '7002.00',
      deliveryCost: '1500.00',
      vatAmount: '1172.69',
      vatIncluded: true,
      totalAmount: '8502.00',
      deliveryAddress: address.deliveryAddress,
      deliveryCounty: 'Nairobi',
      promisedDays: 2,
      paymentMethod: 'mpesa',
      moves: ['cancel'],
      items: [{ quantity: '4.000', unitPrice: '750.50' }, { quantity: '2.000' }],
      events: [{ kind: 'placed', by: 'buyer' }],
    });
    const left = (await buyer.get<CartLine[]>('/api/cart')).body;
    expect(left.map(({ product }) => product.id)).toEqual([other.id]);
    const seller = await server.signedIn(supplierId);
    const { body: read } = await seller.get<Order>(`/api/orders/${body.id}`);
    expect(read).toMatchObject({ moves: ['confirm', 'decline'], party: 'seller' });
    const stranger = await server.signedIn((await buildSupplier(db())).id);
    expect((await stranger.get(`/api/orders/${body.id}`)).status).toBe(404);
  });

  it('says what stands against it: stock, minimum orders, counties, another total, an empty cart', async () => {
    const { bags, buyer, checkOut, supplierId } = await scene({ minimumOrder: '9000.00' });
    const refused = async (body: object = {}) => {
      const answer = await checkOut(body);
      return [answer.status, answer.body.code, answer.body.issues?.[0]?.path];
    };
    expect(await refused()).toEqual([409, 'checkout_minimum', undefined]);
    await db()
      .updateTable('users')
      .set({ minimumOrder: null })
      .where('id', '=', supplierId)
      .execute();
    expect(await refused({ deliveryCounty: 'Mombasa' })).toEqual([
      422,
      'invalid',
      'deliveryCounty',
    ]);
    expect(await refused({ deliveryDate: '2020-01-01' })).toEqual([422, 'invalid', 'deliveryDate']);
    expect(await refused({ deliveryAddress: ' ' })).toEqual([422, 'invalid', 'deliveryAddress']);
    expect(await refused({ totalAmount: '7001.99' })).toEqual([409, 'checkout_changed', undefined]);
    const change = (fields: object) =>
      db().updateTable('products').set(fields).where('id', '=', bags.id).execute();
    await change({ stockQuantity: 3 });
    expect(await refused()).toEqual([409, 'checkout_over_stock', undefined]);
    await change({ stockQuantity: 40, minOrderQuantity: 5 });
    expect(await refused()).toEqual([409, 'checkout_line_minimum', undefined]);
    // What is no longer sold stays in the cart.
    await change({ isActive: false });
    const { status, body } = await checkOut();
    expect([status, body.totalAmount]).toEqual([201, '4000.00']);
    expect((await buyer.get<CartLine[]>('/api/cart')).body).toHaveLength(2);
    expect(await refused()).toEqual([409, 'checkout_empty', undefined]);
    const { body: lines } = await buyer.get<CartLine[]>('/api/cart');
    expect(lines).toHaveLength(2);
  });

  it('happens once, however often it is sent at once, with a key or without', async () => {
    const { checkOut, supplierId } = await scene();
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkOut()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const orders = await db()
      .selectFrom('orders')
      .select('id')
      .where('supplierId', '=', supplierId)
      .execute();
    expect(orders).toHaveLength(1);

    const again = await scene();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await again.checkOut({}, headers);
    const second = await again.checkOut({}, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });

  it('and cancelling again and again does not flood the supplier', async () => {
    const { bags, buyer, checkOut, supplierId } = await scene();
    const contractorId = (await checkOut()).body.contractorId;
    const before = { contractorId, supplierId };
    await Promise.all(Array.from({ length: 29 }, () => buildOrderWithLines(db(), [{}], before)));
    for (let n = 0; n < 4; n += 1) {
      await buyer.post('/api/cart', { productId: bags.id, quantity: 1 });
      const { body } = await checkOut();
      await buyer.post(`/api/orders/${body.id}/cancel`, { reason: 'Not needed' });
    }
    const told = await db()
      .selectFrom('notifications')
      .where('userId', '=', supplierId)
      .select('kind')
      .execute();
    // Three, or five where ten minutes ended meanwhile.
    expect(told.length).toBeLessThan(6);
  });

  it('is on the terms that the cart tells', async () => {
    const terms = { deliveryFee: '500.00', minimumOrder: '1000.00' };
    const { buyer, supplierId } = await scene(terms);
    const { body } = await buyer.get<{ supplierId: string }[]>('/api/cart/suppliers');
    expect(body).toHaveLength(2);
    expect(body.find((one) => one.supplierId === supplierId)).toEqual({
      supplierId,
      deliveryCounties: ['Nairobi'],
      leadTimeDays: 2,
      ...terms,
    });
  });
});
