import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../../quotations/server/factory.ts';
import { readComparison, readQuotation } from '../../../quotations/server/public.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import type { Order, OrderSummary } from '../../schema.ts';
import { orderRoutes } from '../routes.ts';
import { ordersAlone } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database: { db, pool } }) => {
      await app.register(orderRoutes({ ...ordersAlone, db, pool }));
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Refusal = { message: string; code: string; issues?: Issue[]; details?: object };
type Issue = { path: string; message: string };
type Awarded = { rfq: { status: string; awardedAt: string | null }; orders: Order[] } & Refusal;

/** An RFQ for 100 bags and 5 tonnes with two offers: one for all, one for 60 bags, cheaper. */
async function scene(rfqFields: Parameters<typeof buildRfq>[1] = {}) {
  const rfq = await buildRfq(db(), rfqFields);
  const bags = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 100, unit: 'bag' });
  const tonnes = { quantity: 5, unit: 'tonne', lineNo: 2, productName: 'River sand' };
  const sand = await buildRfqItem(db(), { rfqId: rfq.id, ...tonnes });
  const full = await buildQuotation(db(), {
    rfqId: rfq.id,
    totalAmount: '95120.00',
    subtotal: '81000.00',
    vatAmount: '13120.00',
    vatIncluded: false,
    deliveryTerms: 'per_order',
    deliveryCost: '1000.00',
  });
  const priced = { quotationId: full.id, unit: null };
  await buildQuotationItem(db(), {
    ...priced,
    rfqItemId: bags.id,
    quantity: '100',
    unitPrice: '720.00',
    totalPrice: '72000.00',
  });
  await buildQuotationItem(db(), {
    ...priced,
    rfqItemId: sand.id,
    quantity: '5',
    unitPrice: '1800.00',
    totalPrice: '9000.00',
  });
  const part = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: '42000.00' });
  await buildQuotationItem(db(), {
    quotationId: part.id,
    rfqItemId: bags.id,
    quantity: '60',
    unitPrice: '700.00',
    totalPrice: '42000.00',
  });
  return { rfq, bags, sand, full, part, owner: await server.signedIn(rfq.contractorId) };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const award = ({ owner, rfq }: Pick<Scene, 'owner' | 'rfq'>, body: object) =>
  owner.post<Awarded>(`/api/rfqs/${rfq.id}/award`, body);

const outcome = async (rfqId: string) => {
  const quotations = await db()
    .selectFrom('quotations')
    .select(['id', 'status'])
    .where('rfqId', '=', rfqId)
    .execute();
  const { status } = await db()
    .selectFrom('rfqs')
    .select('status')
    .where('id', '=', rfqId)
    .executeTakeFirstOrThrow();
  const orders = await db().selectFrom('orders').selectAll().where('rfqId', '=', rfqId).execute();
  return { status, orders, of: (id: string) => quotations.find((one) => one.id === id)?.status };
};

describe('awarding', () => {
  it('whole: accepted and rejected set, the RFQ awarded, one order as quoted', async () => {
    const one = await scene({ deliveryDate: new Date('2027-01-10T20:59:59Z') });
    const { status, body } = await award(one, { quotationId: one.full.id });
    expect(status).toBe(200);
    expect(body.rfq.status).toBe('awarded');
    expect(body.rfq.awardedAt).not.toBeNull();
    expect(body.orders).toHaveLength(1);
    expect(body.orders[0]).toMatchObject({
      number: expect.stringMatching(/^LPO-\d{6}$/),
      status: 'placed',
      party: 'buyer',
      supplierId: one.full.supplierId,
      quotationId: one.full.id,
      rfq: { title: one.rfq.title },
      subtotal: '81000.00',
      deliveryCost: '1000.00',
      vatAmount: '13120.00',
      vatIncluded: false,
      totalAmount: one.full.totalAmount,
      amountPaid: '0.00',
      deliveryAddress: 'Ruiru, behind the stage',
      deliveryCounty: 'Kiambu',
      deliveryDate: '2027-01-10T20:59:59.000Z',
    });
    expect(body.orders[0]?.items).toMatchObject([
      { lineNo: 1, quantity: '100.000', unit: 'bag', unitPrice: '720.00', totalPrice: '72000.00' },
      { lineNo: 2, name: 'River sand', quantity: '5.000', unit: 'tonne', totalPrice: '9000.00' },
    ]);
    expect(body.orders[0]?.events).toMatchObject([{ kind: 'placed', by: 'buyer' }]);
    const after = await outcome(one.rfq.id);
    expect([after.of(one.full.id), after.of(one.part.id)]).toEqual(['accepted', 'rejected']);
    const trail = await db()
      .selectFrom('auditLog')
      .select(['actorId', 'details'])
      .where('targetId', '=', one.rfq.id)
      .where('action', '=', 'rfq.awarded')
      .execute();
    expect(trail).toEqual([
      { actorId: one.rfq.contractorId, details: { orders: body.orders[0]?.number } },
    ]);
  });

  it('by lines: one order for each supplier, delivery and VAT worked out for its part', async () => {
    const one = await scene({ status: 'closed' });
    const { status, body } = await award(one, {
      lines: [
        { rfqItemId: one.bags.id, quotationId: one.part.id, quantity: 60 },
        { rfqItemId: one.bags.id, quotationId: one.full.id, quantity: '40' },
        { rfqItemId: one.sand.id, quotationId: one.full.id, quantity: 5 },
      ],
    });
    expect(status).toBe(200);
    const byTotal = Object.fromEntries(body.orders.map((order) => [order.quotationId, order]));
    expect(byTotal[one.part.id]).toMatchObject({ totalAmount: '42000.00', vatAmount: '5793.10' });
    expect(byTotal[one.full.id]).toMatchObject({
      subtotal: '37800.00',
      deliveryCost: '1000.00',
      vatAmount: '6208.00',
      totalAmount: '45008.00',
    });
    const after = await outcome(one.rfq.id);
    expect([after.of(one.full.id), after.of(one.part.id)]).toEqual(['accepted', 'accepted']);
  });

  it('a sum without lines becomes an order of one line', async () => {
    const rfq = await buildRfq(db());
    const quotation = await buildQuotation(db(), {
      rfqId: rfq.id,
      totalAmount: '1160.00',
      subtotal: '900.00',
      vatAmount: '160.00',
      vatIncluded: false,
      deliveryTerms: 'per_order',
      deliveryCost: '100.00',
    });
    const owner = await server.signedIn(rfq.contractorId);
    const { body } = await owner.post<Awarded>(`/api/quotations/${quotation.id}/accept`);
    expect(body.orders[0]).toMatchObject({
      subtotal: '900.00',
      deliveryCost: '100.00',
      vatAmount: '160.00',
      totalAmount: '1160.00',
      items: [{ name: rfq.title, quantity: '1.000', unitPrice: '900.00', totalPrice: '900.00' }],
    });
  });

  it('more than was asked or offered is 409, and nothing is changed', async () => {
    const one = await scene();
    const tooMuch = await award(one, {
      lines: [
        { rfqItemId: one.bags.id, quotationId: one.part.id, quantity: 60 },
        { rfqItemId: one.bags.id, quotationId: one.full.id, quantity: '40.001' },
      ],
    });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'award_over_asked']);
    expect(tooMuch.body.issues?.[0]?.path).toBe('lines.1.quantity');
    const beyond = await award(one, {
      lines: [{ rfqItemId: one.bags.id, quotationId: one.part.id, quantity: 61 }],
    });
    expect(beyond.status).toBe(409);
    const after = await outcome(one.rfq.id);
    expect([after.status, after.orders, after.of(one.full.id)]).toEqual(['open', [], 'pending']);
  });

  it('of what nobody asked for or quoted is 422; half a request is', async () => {
    const one = await scene();
    const lines = (rfqItemId: string, quotationId: string) => ({
      lines: [{ rfqItemId, quotationId, quantity: 1 }],
    });
    expect((await award(one, lines(one.sand.id, one.part.id))).body.issues?.[0]?.message).toBe(
      'This quotation has no price for this line',
    );
    expect((await award(one, lines(randomUUID(), one.full.id))).status).toBe(422);
    expect((await award(one, {})).status).toBe(422);
    expect((await award(one, { quotationId: one.full.id, lines: [] })).status).toBe(422);
    expect((await award(one, { quotationId: randomUUID() })).status).toBe(404);
    const elsewhere = await buildQuotation(db());
    expect((await award(one, { quotationId: elsewhere.id })).status).toBe(404);
  });

  it('of less than a product is sold in is 409, as is what comes to nothing', async () => {
    const one = await scene();
    const company = await buildSupplier(db());
    const product = await buildProduct(db(), {
      supplierId: company.id,
      unit: 'bag',
      minOrderQuantity: 50,
    });
    const bulk = await buildQuotation(db(), {
      rfqId: one.rfq.id,
      supplierId: company.id,
      totalAmount: '1.00',
    });
    await buildQuotationItem(db(), {
      quotationId: bulk.id,
      rfqItemId: one.bags.id,
      quantity: '100',
      unitPrice: '0.01',
      totalPrice: '1.00',
      productId: product.id,
    });
    await buildQuotationItem(db(), {
      quotationId: bulk.id,
      rfqItemId: one.sand.id,
      quantity: '1',
      unitPrice: '0.01',
      totalPrice: '0.01',
    });
    const give = (rfqItemId: string, quantity: string) =>
      award(one, { lines: [{ rfqItemId, quotationId: bulk.id, quantity }] });
    const few = await give(one.bags.id, '49');
    expect([few.status, few.body.details]).toMatchObject([409, { quantity: '50', unit: 'bag' }]);
    expect(few.body.issues?.[0]).toMatchObject({
      path: 'lines.0.quantity',
      message: 'Cement 50 kg: the supplier’s minimum is 50 bags.',
    });
    const many = await give(one.bags.id, '101');
    expect(many.body.message).toMatch(/^Cement 50 kg: the supplier offers \d+ bags\.$/);
    const dust = await give(one.sand.id, '0.001');
    expect([dust.status, dust.body.code]).toEqual([409, 'award_worthless']);
    expect((await give(one.bags.id, '50')).status).toBe(200);
  });

  it('in whole bars: the order says so, and what they hold beyond the request is no excess', async () => {
    const rfq = await buildRfq(db());
    const steel = await buildRfqItem(db(), {
      rfqId: rfq.id,
      productName: 'Y12 bars',
      productType: 'deformed-bar',
      quantity: 500,
      unit: 'kg',
    });
    const offer = async (unitPrice: string, totalPrice: string) => {
      const quotation = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: totalPrice });
      const priced = { quantity: '47', unit: '12 m bar', unitPrice, totalPrice };
      await buildQuotationItem(db(), { ...priced, quotationId: quotation.id, rfqItemId: steel.id });
      return quotation.id;
    };
    const [near, far] = [await offer('1000.00', '47000.00'), await offer('1100.00', '51700.00')];
    const owner = await server.signedIn(rfq.contractorId);
    const lines = (...quantities: string[]) => ({
      lines: quantities.map((quantity, index) => ({
        rfqItemId: steel.id,
        quotationId: index === 0 ? near : far,
        quantity,
      })),
    });
    const excess = await award({ owner, rfq }, lines('256', '256'));
    expect([excess.status, excess.body.issues?.[0]?.message]).toEqual([
      409,
      'Y12 bars: the RFQ asks for 500 kg.',
    ]);
    // 24 and 23 bars hold 501 1/3 kg.
    const { status, body } = await award({ owner, rfq }, lines('250.5', '245.333'));
    expect(status).toBe(200);
    const ordered = body.orders.map(({ quotationId, totalAmount, items }) => [
      quotationId === near ? 'near' : 'far',
      items[0]?.quantity,
      totalAmount,
    ]);
    expect(ordered.sort()).toEqual([
      ['far', '23.000', '25300.00'],
      ['near', '24.000', '24000.00'],
    ]);
    const buyer = { id: rfq.contractorId, role: 'contractor' } as const;
    const { items } = await readQuotation(db(), buyer, near);
    expect(items[0]).toMatchObject({ orderedQuantity: '24.000', unit: '12 m bar' });
  });

  it('of a part of an unknown measure is 409: it is ordered whole, or not at all', async () => {
    const one = await scene();
    const trips = await buildQuotation(db(), { rfqId: one.rfq.id, totalAmount: '8.00' });
    await buildQuotationItem(db(), {
      quotationId: trips.id,
      rfqItemId: one.bags.id,
      quantity: '8',
      unit: 'trip',
      unitPrice: '1.00',
      totalPrice: '8.00',
    });
    const give = (quantity: string) =>
      award(one, { lines: [{ rfqItemId: one.bags.id, quotationId: trips.id, quantity }] });
    expect((await give('8')).body.code).toBe('award_below_minimum');
    const whole = await give('100');
    expect(whole.status).toBe(200);
    expect(whole.body.orders[0]?.items[0]).toMatchObject({ quantity: '8.000', unit: 'trip' });
  });

  it.each([
    ['expired', { validUntil: new Date(Date.now() - 1_000) }, 'quotation_expired'],
    ['withdrawn', { withdrawnAt: new Date() }, 'quotation_withdrawn'],
    ['superseded', { supersededAt: new Date() }, 'quotation_superseded'],
    ['rejected', { status: 'rejected' as const }, 'quotation_rejected'],
    ['for an older version', { rfqVersion: 0 }, 'quotation_outdated'],
  ])('one that is %s cannot be accepted', async (_name, fields, code) => {
    const one = await scene();
    await db().updateTable('quotations').set(fields).where('id', '=', one.full.id).execute();
    const { status, body } = await award(one, { quotationId: one.full.id });
    expect([status, body.code]).toEqual([409, code]);
    expect((await outcome(one.rfq.id)).status).toBe('open');
  });

  it('is once and for all, and by the owner alone', async () => {
    const one = await scene();
    const stranger = { ...one, owner: await server.signedIn((await buildRfq(db())).contractorId) };
    expect((await award(stranger, { nonsense: 1 })).status).toBe(404);
    const url = `/api/quotations/${one.full.id}/accept`;
    expect((await stranger.owner.post(url)).status).toBe(404);
    const supplier = await server.signedIn(one.full.supplierId);
    expect((await supplier.post(url)).status).toBe(403);
    expect((await one.owner.post(url)).status).toBe(200);
    const again = await award(one, { quotationId: one.part.id });
    expect([again.status, again.body.code]).toEqual([409, 'rfq_awarded']);
  });
});

it('a quotation says how much of it was ordered, to its own two sides', async () => {
  const one = await scene();
  const { body } = await award(one, {
    lines: [
      { rfqItemId: one.bags.id, quotationId: one.full.id, quantity: 40 },
      { rfqItemId: one.bags.id, quotationId: one.part.id, quantity: 60 },
      { rfqItemId: one.sand.id, quotationId: one.full.id, quantity: 5 },
    ],
  });
  const amounts = new Map(body.orders.map((order) => [order.quotationId, order.totalAmount]));
  for (const id of [one.rfq.contractorId, one.full.supplierId]) {
    const role = id === one.full.supplierId ? 'supplier' : 'contractor';
    const full = await readQuotation(db(), { id, role }, one.full.id);
    expect(full.orderedAmount).toBe(amounts.get(one.full.id));
    expect(full.orderedAmount).not.toBe(full.totalAmount);
    expect(full.items.map(({ orderedQuantity }) => orderedQuantity)).toEqual(['40.000', '5.000']);
  }
  const { quotations, lines } = await readComparison(
    db(),
    { id: one.rfq.contractorId, role: 'contractor' },
    { rfqId: one.rfq.id, language: 'en' },
  );
  expect(new Map(quotations.map((each) => [each.quotationId, each.orderedAmount]))).toEqual(
    amounts,
  );
  const ordered = lines[0]?.offers.map((offer) => [offer.quotationId, offer.orderedQuantity]);
  expect(new Map(ordered as [string, string][])).toEqual(
    new Map([
      [one.full.id, '40.000'],
      [one.part.id, '60.000'],
    ]),
  );
});

describe('orders', () => {
  it('are read by their two parties alone', async () => {
    const one = await scene();
    const { body } = await award(one, { quotationId: one.full.id });
    const id = body.orders[0]?.id ?? '';
    const seller = await server.signedIn(one.full.supplierId);
    const read = await seller.get<Order>(`/api/orders/${id}`);
    expect(read.body).toMatchObject({ party: 'seller', totalAmount: '95120.00' });
    expect((await one.owner.get<Order>(`/api/orders/${id}`)).body.party).toBe('buyer');
    const loser = await server.signedIn(one.part.supplierId);
    const other = await server.signedIn((await buildSupplier(db())).id);
    for (const visitor of [loser, other]) {
      expect((await visitor.get(`/api/orders/${id}`)).status).toBe(404);
      expect((await visitor.get<OrderSummary[]>('/api/orders')).body).toEqual([]);
    }
    const list = await seller.get<OrderSummary[]>(`/api/orders?rfqId=${one.rfq.id}`);
    expect(list.body).toMatchObject([{ id, itemCount: 2, status: 'placed', party: 'seller' }]);
    expect(list.headers['x-total-count']).toBe('1');
    expect((await server.visitor().get('/api/orders')).status).toBe(401);
  });
});
