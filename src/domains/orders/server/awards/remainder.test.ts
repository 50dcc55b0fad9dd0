import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildQuotation } from '../../../quotations/server/factory.ts';
import type { Rfq, RfqItem } from '../../../rfqs/schema.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import { mostCancelled } from '../../rules.ts';
import type { Order } from '../../schema.ts';
import { awardScenes } from '../factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const { offer, scene, award, give, cancel, statusOf, compare } = awardScenes(() => server);
type Scene = Awaited<ReturnType<typeof scene>>;
const leftOf = async ({ owner, rfq }: Scene) => {
  const { body } = await owner.get<RfqItem[]>(`/api/rfqs/${rfq.id}/items`);
  return body.map(({ quantity, awardedQuantity = 0 }) => quantity - awardedQuantity);
};

describe('an RFQ that is awarded in part', () => {
  it('keeps the rest: whole bags are given, the others stay undecided, and more is awarded of both', async () => {
    const one = await scene();
    const first = await award(one, { lines: [give(one.bags, one.all, '1.5')] });
    expect(first.status).toBe(200);
    expect(first.body.orders[0]).toMatchObject({
      subtotal: '1400.00',
      deliveryCost: '8500.00',
      totalAmount: '9900.00',
      items: [{ quantity: '2.000' }],
    });
    expect(first.body.rfq).toMatchObject({
      status: 'awarded',
      remainder: { lines: 2, canAward: true, hasOrder: true },
    });
    expect(await leftOf(one)).toEqual([98, 40]);
    expect([await statusOf(one.all), await statusOf(one.some)]).toEqual(['accepted', 'pending']);

    // The rest of the bags from who has some, the bars from the other: only what was made now is answered.
    const more = await award(one, {
      afterOrders: 1,
      lines: [give(one.bags, one.all, 98), give(one.bars, one.some, 40)],
    });
    expect(more.status).toBe(200);
    expect(more.body.orders.map(({ totalAmount }) => totalAmount).sort()).toEqual([
      '48000.00',
      '77100.00',
    ]);
    expect(more.body.rfq.remainder).toBeNull();
    const again = await award(one, { quotationId: one.all.id });
    expect([again.status, again.body.code]).toEqual([409, 'rfq_awarded']);
  });

  it('is compared by what is left alone: quantities, totals and the best of them', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bags, one.all, 60)] });
    const { rfq, lines, quotations, bestSingle } = await compare(one);
    expect(rfq).toMatchObject({ status: 'awarded', isRemainder: true, orderCount: 1 });
    expect(lines.map(({ rfqItem }) => rfqItem.quantity)).toEqual(['40.000', '40.000']);
    const all = quotations.find(({ quotationId }) => quotationId === one.all.id);
    // 40 bags, 40 bars and the delivery once more.
    expect(all).toMatchObject({
      landedTotal: '96500.00',
      coveredLines: 2,
      isAwardable: true,
      state: 'accepted',
      orderedAmount: '50500.00',
    });
    expect(bestSingle).toEqual({ quotationId: one.all.id, total: '96500.00' });
    const whole = await award(one, { quotationId: one.all.id });
    expect(whole.body.orders[0]).toMatchObject({
      totalAmount: '96500.00',
      items: [{ quantity: '40.000' }, { quantity: '40.000' }],
    });
    // All is awarded: the others have lost, and the comparison is as it was.
    expect(await statusOf(one.some)).toBe('rejected');
    const after = await compare(one);
    expect(after.rfq.isRemainder).toBe(false);
    expect(after.lines.map(({ rfqItem }) => rfqItem.quantity)).toEqual(['100.000', '40.000']);
    expect(after.quotations.every(({ isAwardable }) => !isAwardable)).toBe(true);
  });

  it('rejects the others as soon as nobody offers what is left', async () => {
    const one = await scene();
    const extra = await buildRfqItem(db(), { rfqId: one.rfq.id, quantity: 5, lineNo: 3 });
    const { body } = await award(one, { quotationId: one.all.id });
    expect(body.rfq.remainder).toEqual({ lines: 1, canAward: false, hasOrder: true });
    expect(await statusOf(one.some)).toBe('rejected');
    expect((await compare(one)).rfq.isRemainder).toBe(false);
    const nobody = await award(one, { lines: [give(extra, one.all, 1)] });
    expect(nobody.status).toBe(422);
  });

  it('takes no more of a line or an offer than is left, and nothing after orders it does not know of', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bars, one.some, 30), give(one.bags, one.all, 60)] });
    for (const line of [give(one.bars, one.some, 11), give(one.bags, one.all, '40.001')]) {
      const { status, body } = await award(one, { lines: [line] });
      expect([status, body.code]).toEqual([409, 'award_over_offered']);
    }
    const stale = await award(one, { afterOrders: 0, lines: [give(one.bars, one.some, 10)] });
    expect([stale.status, stale.body.code]).toEqual([409, 'award_changed']);
    await award(one, { lines: [give(one.bars, one.some, 10)] });
    const gone = await award(one, { lines: [give(one.bars, one.all, 1)] });
    expect([gone.status, gone.body.code]).toEqual([409, 'award_none_left']);
    const nothing = await award(one, { quotationId: one.some.id });
    expect([nothing.status, nothing.body.code]).toEqual([409, 'award_nothing_left']);
  });

  it('gives no more of an accepted quotation that has expired', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bars, one.some, 10)] });
    const validUntil = new Date(Date.now() - 1_000);
    await db()
      .updateTable('quotations')
      .set({ validUntil })
      .where('id', '=', one.some.id)
      .execute();
    const { status, body } = await award(one, { lines: [give(one.bars, one.some, 10)] });
    expect([status, body.code]).toEqual([409, 'quotation_expired']);
  });

  it('lets what an accepted quotation offers in place of another line be accepted, until that is awarded too', async () => {
    const rfq = await buildRfq(db());
    const bars = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 40, unit: 'bar', lineNo: 2 });
    const cement = await buildRfqItem(db(), {
      rfqId: rfq.id,
      productName: 'Cement 42.5',
      productType: 'cement-42-5',
    });
    const weak = await offer(
      rfq.id,
      [
        [cement, '40', '500'],
        [bars, '40', '1500'],
      ],
      '0.00',
      { notes: 'Cement is Simba 32.5R.' },
    );
    const one = { rfq, owner: await server.signedIn(rfq.contractorId) };
    await award(one, { lines: [give(bars, weak, 40)] });
    const decide = async (method: 'PUT' | 'DELETE') => {
      const url = `/api/quotations/${weak.id}/substitutes/${cement.id}`;
      const { status, body } = await one.owner.send<{ code: string }>({ method, url });
      return body?.code ?? status;
    };
    const rest = { lines: [give(cement, weak, 40)] };
    expect([await decide('PUT'), await decide('DELETE')]).toEqual([204, 204]);
    expect((await award(one, rest)).body.code).toBe('award_substitute');
    expect(await decide('PUT')).toBe(204);
    expect((await award(one, rest)).status).toBe(200);
    expect(await decide('DELETE')).toBe('line_awarded');
  });

  it('accepts no substitute of an accepted quotation that has expired', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bars, one.some, 10)] });
    const past = { validUntil: new Date(Date.now() - 1_000) };
    await db().updateTable('quotations').set(past).where('id', '=', one.some.id).execute();
    const url = `/api/quotations/${one.some.id}/substitutes/${one.bars.id}`;
    const { status, body } = await one.owner.send<{ code: string }>({ method: 'PUT', url });
    expect([status, body.code]).toEqual([409, 'quotation_expired']);
  });

  it('takes no sum for everything when part of it is ordered', async () => {
    const one = await scene();
    const lump = await buildQuotation(db(), { rfqId: one.rfq.id, totalAmount: '100000.00' });
    await award(one, { lines: [give(one.bars, one.some, 10)] });
    const { status, body } = await award(one, { quotationId: lump.id });
    expect([status, body.code]).toEqual([409, 'award_lump_sum']);
    expect((await compare(one)).quotations.map(({ quotationId }) => quotationId)).not.toContain(
      lump.id,
    );
  });

  it('is finished by its owner, who wants no more: the undecided are rejected', async () => {
    const one = await scene();
    const finish = () => one.owner.post<Rfq & { code: string }>(`/api/rfqs/${one.rfq.id}/finish`);
    expect((await finish()).body.code).toBe('rfq_open');
    await award(one, { lines: [give(one.bags, one.all, 60)] });
    expect((await finish()).status).toBe(200);
    expect(await statusOf(one.some)).toBe('rejected');
    expect((await finish()).status).toBe(200);
    const stranger = await server.signedIn((await buildRfq(db())).contractorId);
    expect((await stranger.post(`/api/rfqs/${one.rfq.id}/finish`)).status).toBe(404);
    const trail = await db()
      .selectFrom('auditLog')
      .select('action')
      .where('targetId', '=', one.rfq.id)
      .where('action', '=', 'rfq.finished')
      .execute();
    expect(trail).toHaveLength(1);
  });

  it('says nothing of what is awarded to suppliers', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bags, one.all, 60)] });
    const bidder = await server.signedIn(one.some.supplierId);
    const rfq = await bidder.get<Rfq>(`/api/rfqs/${one.rfq.id}`);
    expect(rfq.body).not.toHaveProperty('remainder');
    const items = await bidder.get<RfqItem[]>(`/api/rfqs/${one.rfq.id}/items`);
    expect(items.body.some((item) => 'awardedQuantity' in item)).toBe(false);
  });
});

describe('an order', () => {
  it('that its buyer cancels frees what it took, and its quotation is undecided again', async () => {
    const one = await scene();
    const { body } = await award(one, { quotationId: one.all.id });
    const [order] = body.orders;
    expect(await leftOf(one)).toEqual([0, 0]);
    const { status, body: cancelled } = await cancel(one, order?.id);
    expect(status).toBe(200);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      moves: [],
      cancelledReason: 'Wrong quantity',
      amountPaid: '0.00',
      events: [{ kind: 'placed' }, { kind: 'cancelled', by: 'buyer' }],
    });
    expect(await leftOf(one)).toEqual([100, 40]);
    expect(await statusOf(one.all)).toBe('pending');
    // Who was told that it lost, has lost.
    expect(await statusOf(one.some)).toBe('rejected');
    const told = await db()
      .selectFrom('notifications')
      .select('data')
      .where('userId', '=', one.all.supplierId)
      .where('kind', '=', 'orderCancelled')
      .execute();
    expect(told).toHaveLength(1);
    const owed = await one.owner.get<Order[]>('/api/orders?owed=true');
    expect(owed.body).toEqual([]);
    const again = await award(one, { quotationId: one.all.id });
    expect(again.body.orders[0]).toMatchObject({ totalAmount: '138500.00', status: 'placed' });
    expect((await cancel(one, order?.id)).body.code).toBe('order_cancelled');
  });

  it('for one sum is cancelled likewise, and can be placed again', async () => {
    const rfq = await buildRfq(db());
    await buildRfqItem(db(), { rfqId: rfq.id });
    const lump = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: '5000.00' });
    const owner = await server.signedIn(rfq.contractorId);
    const place = () => award({ owner, rfq }, { quotationId: lump.id });
    const { body } = await place();
    expect(body.rfq.remainder).toBeNull();
    expect((await place()).body.code).toBe('rfq_awarded');
    expect((await cancel({ owner }, body.orders[0]?.id)).status).toBe(200);
    // It stays awarded, and says that nothing is ordered.
    expect((await owner.get<Rfq>(`/api/rfqs/${rfq.id}`)).body).toMatchObject({
      status: 'awarded',
      remainder: { canAward: true, hasOrder: false },
    });
    expect((await place()).status).toBe(200);
  });

  it('one of two of a quotation that is cancelled leaves the quotation accepted', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bags, one.all, 10)] });
    const { body } = await award(one, { lines: [give(one.bags, one.all, 20)] });
    await cancel(one, body.orders[0]?.id);
    expect(await statusOf(one.all)).toBe('accepted');
    expect(await leftOf(one)).toEqual([90, 40]);
  });

  it('is confirmed by its supplier, and can then not be cancelled by its buyer', async () => {
    const one = await scene();
    const { body } = await award(one, { quotationId: one.all.id });
    const id = body.orders[0]?.id;
    const seller = await server.signedIn(one.all.supplierId);
    expect((await seller.get<Order>(`/api/orders/${id}`)).body.moves).toEqual([
      'confirm',
      'decline',
    ]);
    expect((await one.owner.get<Order>(`/api/orders/${id}`)).body.moves).toEqual(['cancel']);
    const confirmed = await seller.post<Order>(`/api/orders/${id}/confirm`);
    expect(confirmed.body).toMatchObject({
      status: 'confirmed',
      moves: ['dispatch'],
      events: [{ kind: 'placed' }, { kind: 'confirmed', by: 'seller' }],
    });
    expect((await cancel(one, id)).body.code).toBe('order_confirmed');
    expect((await seller.post<{ code: string }>(`/api/orders/${id}/confirm`)).body.code).toBe(
      'order_confirmed',
    );
    const loser = await server.signedIn(one.some.supplierId);
    expect((await loser.post(`/api/orders/${id}/confirm`)).status).toBe(404);
    const stranger = await server.signedIn((await buildRfq(db())).contractorId);
    expect((await stranger.post(`/api/orders/${id}/cancel`, { nonsense: 1 })).status).toBe(404);
    for (const reason of [' ', '\u200b', '\u2800']) {
      expect((await one.owner.post(`/api/orders/${id}/cancel`, { reason })).status).toBe(422);
    }
  });

  it('with money on its way is not cancelled before that is taken back', async () => {
    const one = await scene();
    const { body } = await award(one, { quotationId: one.all.id });
    const id = body.orders[0]?.id;
    const seller = await server.signedIn(one.all.supplierId);
    const paid = { method: 'bank', amount: '500.00', reference: 'FT26327A1' };
    const { body: payment } = await one.owner.post<{ id: string }>(
      `/api/orders/${id}/payments`,
      paid,
    );
    const offered = async () => (await one.owner.get<Order>(`/api/orders/${id}`)).body.moves;
    expect((await cancel(one, id)).body.code).toBe('order_payment_pending');
    // What would be refused is not offered.
    expect(await offered()).toEqual([]);
    await seller.post(`/api/payments/${payment.id}/confirm`, {});
    const refused = await cancel(one, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'order_paid']);
    expect(await offered()).toEqual([]);
    await seller.post(`/api/payments/${payment.id}/reverse`, { reason: 'Sent back' });
    expect(await offered()).toEqual(['cancel']);
    expect((await cancel(one, id)).body).toMatchObject({ status: 'cancelled', amountPaid: '0.00' });
    const late = { ...paid, reference: 'FT26327A2' };
    const { status } = await one.owner.post(`/api/orders/${id}/payments`, late);
    expect(status).toBe(409);
  });

  it('is told of at each of five cancellations from one quotation, then once in a while', async () => {
    const one = await scene();
    const ids: string[] = [];
    for (let n = 0; n < mostCancelled + 4; n += 1) {
      const { body } = await award(one, { lines: [give(one.bags, one.all, 1)] });
      ids.push(body.orders[0]?.id ?? '');
    }
    for (const id of ids) expect((await cancel(one, id)).status).toBe(200);
    const told = await db()
      .selectFrom('notifications')
      .select('dedupeKey')
      .where('kind', '=', 'orderCancelled')
      .where('userId', '=', one.all.supplierId)
      .execute();
    // The quiet time may have ended in between.
    expect(told.length).toBeGreaterThan(mostCancelled);
    expect(told.length).toBeLessThanOrEqual(mostCancelled + 2);
  });
});
