import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { transact } from '../../../../platform/transact.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { RfqItem } from '../../../rfqs/schema.ts';
import type { Order } from '../../schema.ts';
import { awardScenes, buildOrderWithLines } from '../factory.ts';
import { lockOrderUnseen, takeOrderStep } from '../public.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const { scene: awardScene, award } = awardScenes(() => server);
type Answered = Order & { code: string; issues?: { path: string; code: string }[] };

/** A confirmed order of 10 bags at KSh 700 and 5 tonnes at KSh 2,000, of which 20 each were in stock. */
async function scene() {
  const supplierId = (await buildSupplier(db())).id;
  const stock = { supplierId, stockQuantity: 20 };
  const cement = await buildProduct(db(), { ...stock, unit: 'bag' });
  const sand = await buildProduct(db(), { ...stock, unit: 'tonne' });
  const order = await buildOrderWithLines(
    db(),
    [
      { productId: cement.id, unit: 'bag', quantity: '10', unitPrice: '700.00' },
      { productId: sand.id, unit: 'tonne', quantity: '5', unitPrice: '2000.00' },
    ],
    { supplierId, deliveryCost: '1000.00', totalAmount: '18000.00' },
  );
  const seller = await server.signedIn(supplierId);
  const buyer = await server.signedIn(order.contractorId);
  expect((await seller.post(`/api/orders/${order.id}/confirm`)).status).toBe(200);
  const url = `/api/orders/${order.id}/requests`;
  const ask = (who: typeof buyer, body: object) =>
    who.post<Answered>(url, { reason: 'The site changed', ...body });
  const answer = (who: typeof buyer, requestId: string | undefined, how: string) =>
    who.post<Answered>(`${url}/${requestId}/${how}`);
  const [bags, tonnes] = order.items;
  const stocks = async () => {
    const rows = await db()
      .selectFrom('products')
      .select(['id', 'stockQuantity'])
      .where('supplierId', '=', supplierId)
      .execute();
    return [cement, sand].map(({ id }) => rows.find((row) => row.id === id)?.stockQuantity);
  };
  const less = (quantity: string, line = bags) => ({
    kind: 'change',
    items: [{ orderItemId: line?.id, quantity }],
  });
  return { ...order, supplierId, seller, buyer, ask, answer, tonnes, stocks, less };
}

describe('a request about a confirmed order', () => {
  it('to cancel it is done when the other side accepts, and returns the stock', async () => {
    const { id, buyer, seller, ask, answer, stocks } = await scene();
    expect(await stocks()).toEqual([10, 15]);
    const asked = await ask(buyer, { kind: 'cancel' });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      status: 'confirmed',
      requests: [{ kind: 'cancel', party: 'buyer', status: 'open', reason: 'The site changed' }],
    });
    const requestId = asked.body.requests[0]?.id;
    expect((await ask(seller, { kind: 'cancel' })).body.code).toBe('request_open');
    // Nobody agrees with themselves, and nobody withdraws for the other.
    expect((await answer(buyer, requestId, 'accept')).status).toBe(404);
    expect((await answer(seller, requestId, 'withdraw')).status).toBe(404);
    const stranger = await server.signedIn((await buildSupplier(db())).id);
    expect((await answer(stranger, requestId, 'accept')).status).toBe(404);
    expect((await ask(stranger, { odd: true })).status).toBe(404);
    const { body } = await answer(seller, requestId, 'accept');
    expect(body).toMatchObject({
      status: 'cancelled',
      cancelledReason: 'The site changed',
      requests: [{ status: 'accepted' }],
    });
    expect(await stocks()).toEqual([20, 20]);
    // The reason is its buyer's, who asked, and not the supplier's, who agreed.
    const { events } = (await buyer.get<Order>(`/api/orders/${id}`)).body;
    expect(events.slice(-2)).toMatchObject([
      { kind: 'cancel_asked', by: 'buyer', reason: 'The site changed' },
      { kind: 'cancelled_agreed', by: 'seller', reason: null },
    ]);
    expect((await answer(seller, requestId, 'refuse')).body.code).toBe('request_accepted');
  });

  it('to change it works out its total anew, and returns the stock that is no longer needed', async () => {
    const { buyer, seller, ask, answer, stocks, less } = await scene();
    const asked = await ask(seller, {
      ...less('4'),
      deliveryAddress: 'Plot 9, Juja',
      deliveryCounty: 'Kiambu',
      deliveryDate: '2027-03-01',
    });
    const { body } = await answer(buyer, asked.body.requests[0]?.id, 'accept');
    expect(body).toMatchObject({
      status: 'confirmed',
      subtotal: '12800.00',
      deliveryCost: '1000.00',
      totalAmount: '13800.00',
      vatAmount: '1903.45',
      deliveryAddress: 'Plot 9, Juja',
      deliveryCounty: 'Kiambu',
      deliveryDate: '2027-03-01T20:59:59.000Z',
      items: [{ quantity: '4.000', totalPrice: '2800.00' }, { quantity: '5.000' }],
    });
    expect(await stocks()).toEqual([16, 15]);
    // Of nothing the line goes.
    const gone = await ask(buyer, less('0'));
    const after = await answer(seller, gone.body.requests[0]?.id, 'accept');
    expect(after.body).toMatchObject({ totalAmount: '11000.00', items: [{ quantity: '5.000' }] });
    expect(await stocks()).toEqual([20, 15]);
  });

  it('that is refused, withdrawn or too late changes nothing', async () => {
    const { id, buyer, seller, ask, answer, stocks, less } = await scene();
    for (const [who, how] of [
      [seller, 'refuse'],
      [buyer, 'withdraw'],
    ] as const) {
      const { body } = await ask(buyer, less('1'));
      expect((await answer(who, body.requests[0]?.id, how)).body.totalAmount).toBe('18000.00');
    }
    const { body } = await ask(buyer, less('1'));
    await transact(db(), async (trx) => {
      const order = await lockOrderUnseen(trx, id);
      if (order) await takeOrderStep(trx, order, 'dispatch', { actorId: null, party: 'seller' });
    });
    const late = await answer(seller, body.requests[0]?.id, 'accept');
    expect([late.status, late.body.code]).toEqual([409, 'request_lapsed']);
    expect((await ask(buyer, { kind: 'cancel' })).body.code).toBe('request_not_now');
    expect(await stocks()).toEqual([10, 15]);
  });

  it('is asked so often, and no side uses up what the other may ask', async () => {
    const { id: orderId, supplierId: askedBy, seller, buyer, ask } = await scene();
    const one = { orderId, askedBy, kind: 'cancel', party: 'seller', reason: 'No' } as const;
    const ended = { ...one, status: 'withdrawn', decidedAt: new Date() };
    await db()
      .insertInto('orderRequests')
      .values(Array.from({ length: 20 }, () => ended))
      .execute();
    expect((await ask(seller, { kind: 'cancel' })).body.code).toBe('request_too_many');
    expect((await ask(buyer, { kind: 'cancel' })).status).toBe(201);
  });

  it('says what is wrong with it', async () => {
    const { buyer, ask, less, tonnes } = await scene();
    const problem = async (body: object) => {
      const { status, body: answered } = await ask(buyer, body);
      expect(status).toBe(422);
      return answered.issues?.[0]?.code;
    };
    expect(await problem({ kind: 'change' })).toBe('request_unclear');
    expect(await problem({ ...less('3'), kind: 'cancel' })).toBe('request_unclear');
    expect(await problem(less('10'))).toBe('request_quantity_wrong');
    expect(await problem(less('2.5'))).toBe('request_quantity_wrong');
    expect(await problem(less('-1'))).toBe('quantity_wrong');
    expect(await problem(less('1', { ...tonnes, id: crypto.randomUUID() } as never))).toBe(
      'request_line_wrong',
    );
    expect(await problem({ kind: 'change', deliveryDate: '2020-01-01' })).toBe(
      'delivery_date_past',
    );
    const all = [less('0'), less('0', tonnes)].flatMap(({ items }) => items);
    expect(await problem({ kind: 'change', items: all })).toBe('request_nothing_left');
    expect(await problem({ kind: 'cancel', reason: ' ' })).toBe('order_reason_missing');
  });

  it('has one outcome, however many answer at once', async () => {
    const { buyer, seller, ask, answer, stocks, less } = await scene();
    const asks = await Promise.all(Array.from({ length: 10 }, () => ask(buyer, less('4'))));
    const asked = asks.filter(({ status }) => status === 201);
    expect(asked).toHaveLength(1);
    const requestId = asked[0]?.body.requests[0]?.id;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 3 === 2
          ? answer(buyer, requestId, 'withdraw')
          : answer(seller, requestId, i % 3 === 1 ? 'refuse' : 'accept'),
      ),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const isChanged = done[0]?.body.requests[0]?.status === 'accepted';
    expect(done[0]?.body.totalAmount).toBe(isChanged ? '13800.00' : '18000.00');
    expect(await stocks()).toEqual(isChanged ? [16, 15] : [10, 15]);
  });

  it('is refused where more is paid than the order would come to', async () => {
    const { id, buyer, seller, ask, answer, less } = await scene();
    const payment = { method: 'bank', amount: '15000.00', reference: 'FT1' };
    expect((await buyer.post(`/api/orders/${id}/payments`, payment)).status).toBe(202);
    const { body } = await ask(buyer, less('4'));
    const refused = await answer(seller, body.requests[0]?.id, 'accept');
    expect([refused.status, refused.body.code]).toEqual([409, 'request_overpaid']);
    expect(refused.body.requests).toBeUndefined();
    expect((await buyer.get<Order>(`/api/orders/${id}`)).body.requests[0]?.status).toBe('open');
  });

  it('gives back to the RFQ what an awarded order gives up', async () => {
    const one = await awardScene();
    const { body } = await award(one, { quotationId: one.all.id });
    const [order] = body.orders;
    const seller = await server.signedIn(one.all.supplierId);
    await seller.post(`/api/orders/${order?.id}/confirm`);
    const url = `/api/orders/${order?.id}/requests`;
    const asked = await one.owner.post<Answered>(url, {
      kind: 'change',
      reason: 'Fewer bags',
      items: [{ orderItemId: order?.items[0]?.id, quantity: '60' }],
    });
    const accepted = await seller.post<Answered>(`${url}/${asked.body.requests[0]?.id}/accept`);
    // 60 bags at 700, 40 bars at 1,500 and the delivery.
    expect(accepted.body.totalAmount).toBe('110500.00');
    const { body: lines } = await one.owner.get<RfqItem[]>(`/api/rfqs/${one.rfq.id}/items`);
    expect(lines.map(({ awardedQuantity }) => awardedQuantity)).toEqual([60, 40]);
  });
});
