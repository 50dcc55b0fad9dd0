import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { CartLine } from '../../../cart/schema.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { OrderSummary, Reordered } from '../../schema.ts';
import { buildOrderWithLines } from '../factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the list of orders', () => {
  it('is narrowed to what is late, to a state, and to what a number or the other side is called', async () => {
    const contractorId = (await buildUser(db(), { companyName: 'Mjengo Builders' })).id;
    const supplierId = (await buildSupplier(db(), { companyName: 'Jiwe 100% Stores' })).id;
    const make = (fields: Parameters<typeof buildOrderWithLines>[2]) =>
      buildOrderWithLines(db(), undefined, { contractorId, ...fields });
    const late = await make({ supplierId, status: 'confirmed', deliveryDate: inDays(-1) });
    const due = await make({ supplierId, deliveryDate: inDays(1) });
    const other = await make({ status: 'delivered', deliveryDate: inDays(-1) });
    const buyer = await server.signedIn(contractorId);
    const listed = async (query: string) => {
      const { status, body } = await buyer.get<OrderSummary[]>(`/api/orders?${query}`);
      expect(status, query).toBe(200);
      return body.map(({ id }) => id);
    };
    expect(await listed('')).toEqual([other.id, due.id, late.id]);
    expect(await listed('late=true')).toEqual([late.id]);
    expect(await listed('status=placed')).toEqual([due.id]);
    expect(await listed('search=jiwe%20100%25')).toEqual([due.id, late.id]);
    expect(await listed(`search=${other.number.slice(-5)}`)).toEqual([other.id]);
    // Not the reader's own name, and no patterns.
    expect(await listed('search=Mjengo')).toEqual([]);
    expect(await listed('search=J_we')).toEqual([]);
    expect((await buyer.get('/api/orders?late=no')).status).toBe(422);
    const { body: counts } = await buyer.get('/api/orders/counts');
    expect(counts).toMatchObject({ statuses: { placed: 1, confirmed: 1, delivered: 1 }, late: 1 });
    const csv = await buyer.send({ method: 'GET', url: '/api/orders/orders.csv?late=true' });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.bytes.toString().trim().split('\r\n').slice(1)).toMatchObject([
      expect.stringMatching(new RegExp(`^${late.number},.*,Confirmed,.*,Late,`)),
    ]);
    const { bytes, headers } = await buyer.get('/api/orders/orders.xlsx?late=true');
    expect(headers['content-disposition']).toContain('orders.xlsx');
    const [, row] = await readSheet(bytes);
    expect(row).toEqual(expect.arrayContaining([late.number, 'Confirmed', 'Late']));
    const seller = await server.signedIn(supplierId);
    const { body } = await seller.get<OrderSummary[]>('/api/orders?search=mjengo&late=true');
    expect(body.map(({ id }) => id)).toEqual([late.id]);
  });
});

it('the list of orders is narrowed to days in Nairobi, both of which count', async () => {
  const contractorId = (await buildUser(db())).id;
  const make = (createdAt: string) =>
    buildOrderWithLines(db(), undefined, { contractorId, createdAt: new Date(createdAt) });
  // One minute before midnight in Nairobi, midnight, and the last second of the day after.
  const before = await make('2026-03-09T20:59:00Z');
  const first = await make('2026-03-09T21:00:00Z');
  const last = await make('2026-03-11T20:59:59Z');
  const buyer = await server.signedIn(contractorId);
  const listed = async (query: string) =>
    (await buyer.get<OrderSummary[]>(`/api/orders?${query}`)).body.map(({ id }) => id);
  expect(await listed('from=2026-03-10&to=2026-03-11')).toEqual([last.id, first.id]);
  expect(await listed('to=2026-03-09')).toEqual([before.id]);
  expect(await listed('from=2026-03-12')).toEqual([]);
  expect((await buyer.get('/api/orders?from=2026-02-30')).status).toBe(422);
});

describe('the calendar', () => {
  it('has what is still to come, soonest first, without a day last, and nobody else’s', async () => {
    const supplierId = (await buildSupplier(db())).id;
    const make = (fields: Parameters<typeof buildOrderWithLines>[2]) =>
      buildOrderWithLines(db(), undefined, { supplierId, ...fields });
    const undated = await make({});
    const soon = await make({ status: 'dispatched', deliveryDate: inDays(2) });
    const late = await make({ status: 'confirmed', deliveryDate: inDays(-2) });
    await make({ deliveryDate: inDays(60) });
    await make({ status: 'delivered', deliveryDate: inDays(1) });
    await buildOrderWithLines(db(), undefined, { deliveryDate: inDays(1) });
    const seller = await server.signedIn(supplierId);
    const { body } = await seller.get<OrderSummary[]>('/api/orders/calendar');
    expect(body.map(({ id }) => id)).toEqual([late.id, soon.id, undated.id]);
    expect(body.map(({ isLate }) => isLate)).toEqual([true, false, false]);
  });
});

describe('ordering again', () => {
  it('puts what is still sold into the cart, and says why the rest is not', async () => {
    const supplierId = (await buildSupplier(db())).id;
    const product = (fields: Parameters<typeof buildProduct>[1] = {}) =>
      buildProduct(db(), { supplierId, unit: 'bag', stockQuantity: 10, ...fields });
    const [cement, few, gone] = [
      await product(),
      await product({ stockQuantity: 2 }),
      await product(),
    ];
    await db().updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();
    const order = await buildOrderWithLines(db(), [
      { productId: cement.id, unit: 'bags', quantity: '2.5' },
      { productId: few.id, quantity: '3', name: 'Few' },
      { productId: gone.id, quantity: '1', name: 'Gone' },
      { productId: cement.id, unit: 'pallet', quantity: '1', name: 'Pallet' },
      { productId: null, name: 'Not listed' },
    ]);
    const buyer = await server.signedIn(order.contractorId);
    const { status, body } = await buyer.post<Reordered>(`/api/orders/${order.id}/reorder`);
    expect(status).toBe(200);
    expect(body.added).toBe(1);
    expect(body.left.map(({ name, code }) => [name, code])).toEqual([
      ['Few', 'over_stock'],
      ['Gone', 'not_sold'],
      ['Pallet', 'reorder_other_unit'],
      ['Not listed', 'not_sold'],
    ]);
    const { body: lines } = await buyer.get<CartLine[]>('/api/cart');
    expect(lines).toMatchObject([{ quantity: 3, product: { id: cement.id } }]);
    const stranger = await server.signedIn((await buildUser(db())).id);
    expect((await stranger.post(`/api/orders/${order.id}/reorder`)).status).toBe(404);
  });
});
