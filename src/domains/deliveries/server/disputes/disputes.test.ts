import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileServer, openFileServer } from '../../../../app/server/testing/file-server.ts';
import { pdfFile } from '../../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../../platform/object-storage/testing/storage-server.ts';
import { buildAdmin, buildUser } from '../../../accounts/server/factory.ts';
import type { Order } from '../../../orders/schema.ts';
import { buildOrderFromStock, buildOrderWithLines } from '../../../orders/server/factory.ts';
import type { Dispute, ListedDispute, OrderDisputes } from '../../dispute-schema.ts';
import { buildConfirmedOrder } from '../factory.ts';
import { countsOf, deliveriesOf, dispatch, signedInBoth, toldOf } from '../testing.ts';

/** More of them: DISPUTE_ROUNDS=100 vitest run src/domains/deliveries/server/disputes/disputes.test.ts */
const rounds = Number(process.env.DISPUTE_ROUNDS ?? 2);

let server: FileServer['server'];
let close: FileServer['close'];
let base: string;
beforeAll(async () => {
  ({ server, base, close } = await openFileServer());
});
afterAll(() => close());

const db = () => server.database.db;
const anAdmin = async () => server.signedIn((await buildAdmin(db())).id);
const aStranger = async () => server.signedIn((await buildUser(db())).id);

/** Everything is on its way. */
async function scene() {
  const one = await signedInBoth(server, await buildConfirmedOrder(db()));
  await dispatch(one);
  return one;
}
type Scene = Pick<Awaited<ReturnType<typeof scene>>, 'buyer' | 'seller'> & {
  readonly order: { readonly id: string };
};
type Visitor = Scene['buyer'];
type Refused = { code: string; issues?: { path: string; code: string }[] };

const complaint = { kind: 'damaged', text: 'Ten bags are torn' };
const open = ({ order }: Scene, who: Visitor, body: object = complaint) =>
  who.post<Dispute & Refused>(`/api/orders/${order.id}/disputes`, body);
const answer = (who: Visitor, { id }: { id: string }, body: object) =>
  who.post<Dispute & Refused>(`/api/disputes/${id}/entries`, body);
const decide = (who: Visitor, { id }: { id: string }, fields: object = {}) =>
  who.post<Dispute & Refused>(`/api/admin/disputes/${id}/decide`, {
    creditAmount: '0',
    outcome: 'continue',
    reason: 'The photos show whole bags',
    ...fields,
  });
const suggestedFor = async (admin: Visitor, { order }: Scene) => {
  const { body } = await admin.get<OrderDisputes>(`/api/orders/${order.id}/disputes`);
  return body.disputes[0]?.options;
};
const orderOf = async ({ order, buyer }: Scene) =>
  (await buyer.get<Order>(`/api/orders/${order.id}`)).body;

describe('a dispute', () => {
  it('is opened by either side, answered by both with files, and read by nobody else', async () => {
    const one = await scene();
    const { status, body } = await open(one, one.buyer);
    expect([status, body.openedBy, body.moves]).toEqual([201, 'buyer', ['answer', 'withdraw']]);
    expect(body.number).toMatch(/^DP-\d{6}$/);
    const sent = await sendFile(one.seller, base, pdfFile(), {
      filename: 'note.pdf',
      contentType: 'application/pdf',
    });
    const said = { text: 'They left whole', files: [sent.objectPath] };
    const answered = await answer(one.seller, body, said);
    expect(answered.body.entries).toMatchObject([
      { by: 'buyer', text: 'Ten bags are torn', files: [] },
      { by: 'seller', text: 'They left whole', files: [{ filename: 'note.pdf' }] },
    ]);
    expect((await answer(one.seller, body, said)).body.issues?.[0]?.path).toBe('files.0');
    const file = `/api/disputes/${body.id}/files/${answered.body.entries[1]?.files[0]?.id}`;
    const stranger = await aStranger();
    for (const who of [one.buyer, one.seller, await anAdmin()]) {
      expect((await who.get(file)).status).toBe(200);
    }
    expect((await stranger.get(file)).status).toBe(404);
    expect((await stranger.get(`/api/orders/${one.order.id}/disputes`)).status).toBe(404);
    expect((await answer(stranger, body, { any: 'thing' })).status).toBe(404);
    expect((await decide(one.buyer, body)).status).toBe(403);
    const told = await db()
      .selectFrom('notifications')
      .select(['userId', 'kind'])
      .where('subjectId', '=', one.order.id)
      .where('kind', 'like', 'dispute%')
      .orderBy('createdAt')
      .execute();
    expect(told).toEqual([
      { userId: one.order.supplierId, kind: 'disputeOpened' },
      { userId: one.order.contractorId, kind: 'disputeAnswered' },
    ]);
  });

  it('is opened once goods have left, one at a time', async () => {
    const order = await buildConfirmedOrder(db());
    const early = await signedInBoth(server, order);
    expect((await open(early, early.buyer)).body.code).toBe('order_not_disputable');
    const one = await scene();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => open(one, index % 2 ? one.buyer : one.seller)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'dispute_waits')).toHaveLength(9);
    const read = await one.buyer.get<OrderDisputes>(`/api/orders/${one.order.id}/disputes`);
    expect([read.body.kinds, read.body.disputes.length]).toEqual([[], 1]);
    expect((await open(one, one.buyer, { kind: 'ugly', text: ' ' })).status).toBe(422);
  });

  it('is withdrawn by its opener alone, and then takes no answer', async () => {
    const one = await scene();
    const { body } = await open(one, one.seller);
    expect((await one.buyer.post(`/api/disputes/${body.id}/withdraw`)).status).toBe(404);
    const { body: gone } = await one.seller.post<Dispute>(`/api/disputes/${body.id}/withdraw`);
    expect([gone.status, gone.moves]).toEqual(['withdrawn', []]);
    expect((await answer(one.buyer, body, { text: 'But' })).body.code).toBe('dispute_withdrawn');
    expect((await decide(await anAdmin(), body)).body.code).toBe('dispute_withdrawn');
    const { orderId, openedBy, kind, createdAt } = await db()
      .selectFrom('disputes')
      .where('id', '=', body.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const ended = { orderId, openedBy, kind, createdAt, status: 'withdrawn', endedAt: new Date() };
    await db()
      .insertInto('disputes')
      .values(Array.from({ length: 9 }, () => ended))
      .execute();
    expect((await open(one, one.seller)).body.code).toBe('too_many_disputes');
    // No side uses up what the other may open.
    const read = await one.buyer.get<OrderDisputes>(`/api/orders/${one.order.id}/disputes`);
    expect(read.body.kinds).toContain('short');
    expect((await open(one, one.buyer)).status).toBe(201);
  });
});

/** Confirmed, and nothing leaves. */
async function silentScene({ isDue = true } = {}) {
  const { order, stock } = await buildOrderFromStock(db());
  const one = await signedInBoth(server, order);
  await one.seller.post(`/api/orders/${order.id}/confirm`);
  if (isDue) await passes(one);
  return { ...one, stock };
}
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
/** The day of its delivery. */
const passes = ({ order }: { order: { id: string } }, deliveryDate = ago(1)) =>
  db().updateTable('orders').set({ deliveryDate }).where('id', '=', order.id).execute();
const nothing = { kind: 'not_delivered', text: 'Nobody answers' };

describe('an order of which nothing leaves', () => {
  it('is disputed by its buyer once it is due, or a request to cancel has waited', async () => {
    const one = await silentScene({ isDue: false });
    const read = async () =>
      (await one.buyer.get<OrderDisputes>(`/api/orders/${one.order.id}/disputes`)).body;
    expect(await read()).toMatchObject({ kinds: [], opensAt: null });
    expect((await open(one, one.buyer, nothing)).body.code).toBe('order_not_disputable');
    const request = { kind: 'cancel', reason: 'Nobody answers' };
    await one.buyer.post(`/api/orders/${one.order.id}/requests`, request);
    expect(Date.parse((await read()).opensAt ?? '')).toBeGreaterThan(Date.now() + 2 * dayMs);
    expect((await open(one, one.buyer, nothing)).body.code).toBe('order_not_disputable_yet');
    await db()
      .updateTable('orderRequests')
      .set({ createdAt: ago(4) })
      .where('orderId', '=', one.order.id)
      .execute();
    expect((await read()).kinds).toEqual(['not_delivered']);
    expect((await open(one, one.buyer)).body.issues?.[0]?.code).toBe('dispute_kind_undelivered');
    expect((await open(one, one.seller, nothing)).body.code).toBe('order_not_disputable');
    expect((await open(one, one.buyer, nothing)).status).toBe(201);
    const placed = await buildOrderWithLines(db(), [{}], { createdAt: ago(4) });
    const waiting = await signedInBoth(server, placed);
    expect((await open(waiting, waiting.buyer, nothing)).status).toBe(201);
    // Nobody decides about what its two sides have called off.
    await waiting.buyer.post(`/api/orders/${placed.id}/cancel`, { reason: 'Bought elsewhere' });
    const url = `/api/orders/${placed.id}/disputes`;
    const { disputes } = (await waiting.buyer.get<OrderDisputes>(url)).body;
    expect(disputes.map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('is cancelled by an admin once its supplier was heard: the stock is back, and both are told', async () => {
    const one = await silentScene();
    const { body } = await open(one, one.buyer, nothing);
    const admin = await anAdmin();
    const cancel = { outcome: 'cancel', reason: 'The supplier has no bags' };
    expect((await decide(admin, body, cancel)).body.code).toBe('dispute_unheard');
    expect((await decide(admin, body, { outcome: 'close' })).body.code).toBe(
      'dispute_outcome_wrong',
    );
    await answer(one.seller, body, { text: 'We have none left' });
    const over = await decide(admin, body, { ...cancel, keptAmount: '1' });
    expect(over.body.issues?.[0]?.code).toBe('kept_exceeds');
    expect(await one.stock()).toBe(8);
    const { body: decided } = await decide(admin, body, cancel);
    expect(decided.decision).toMatchObject({ outcome: 'cancel', creditAmount: '0.00' });
    expect(await one.stock()).toBe(10);
    const order = await orderOf(one);
    expect(order).toMatchObject({ status: 'cancelled', cancelledReason: cancel.reason });
    const kinds = order.events.map(({ kind }) => kind);
    expect(kinds).toEqual(['confirmed', 'dispute_opened', 'dispute_decided', 'cancelled']);
    expect((await toldOf(db(), one, 'disputeDecided')).toSorted()).toEqual(
      [one.order.contractorId, one.order.supplierId].toSorted(),
    );
    expect((await dispatch(one)).body.code).toBe('order_cancelled');
    expect((await decide(admin, body, cancel)).body.code).toBe('dispute_decided');
  });

  it('goes on with a new day, before which it is not disputed again', async () => {
    const one = await silentScene();
    const request = { kind: 'cancel', reason: 'Nobody answers' };
    await one.buyer.post(`/api/orders/${one.order.id}/requests`, request);
    const { body } = await open(one, one.buyer, nothing);
    const admin = await anAdmin();
    expect((await decide(admin, body)).body.issues?.[0]?.code).toBe('decision_date_missing');
    const past = await decide(admin, body, { deliveryDate: ago(1).toISOString() });
    expect(past.body.issues?.[0]?.code).toBe('delivery_date_past');
    const deliveryDate = ago(-5).toISOString();
    expect((await decide(admin, body, { deliveryDate })).status).toBe(200);
    expect(await orderOf(one)).toMatchObject({
      status: 'confirmed',
      deliveryDate,
      isLate: false,
      requests: [{ status: 'lapsed' }],
    });
    expect((await open(one, one.buyer, nothing)).body.code).toBe('order_not_disputable_yet');
    const placed = await buildOrderWithLines(db(), [{}], { createdAt: ago(4) });
    const waiting = await signedInBoth(server, placed);
    const { body: second } = await open(waiting, waiting.buyer, nothing);
    expect((await decide(admin, second, { deliveryDate })).status).toBe(200);
    const early = await open(waiting, waiting.buyer, nothing);
    expect(early.body.code).toBe('order_not_disputable_yet');
  });

  it('either leaves or is cancelled, whichever comes first', {
    timeout: 30_000 + rounds * 3_000,
  }, async () => {
    const admin = await anAdmin();
    for (let round = 0; round < rounds; round += 1) {
      const one = await silentScene();
      const { body } = await open(one, one.buyer, nothing);
      await answer(one.seller, body, { text: 'Today' });
      const cancel = { outcome: 'cancel', orderStatus: 'confirmed' };
      const [left, ...decided] = await Promise.all([
        dispatch(one),
        ...Array.from({ length: 4 }, () => decide(admin, body, cancel)),
      ]);
      const done = decided.filter(({ status }) => status === 200).length;
      expect([left.status === 201 ? 1 : 0, done].toSorted()).toEqual([0, 1]);
      const { status } = await orderOf(one);
      expect([status, await one.stock()]).toEqual(done ? ['cancelled', 10] : ['dispatched', 8]);
    }
  });
});

describe('an admin', () => {
  it('finds disputes of all orders, and what can be credited of one', async () => {
    const one = await scene();
    const { body } = await open(one, one.buyer);
    const admin = await anAdmin();
    const list = await admin.get<ListedDispute[]>('/api/admin/disputes?status=open');
    expect(list.body.find(({ id }) => id === body.id)).toMatchObject({
      orderNumber: one.order.number,
      kind: 'damaged',
      totalAmount: '130000.00',
    });
    const url = `/api/orders/${one.order.id}`;
    const read = async () => (await admin.get<OrderDisputes>(`${url}/disputes`)).body.disputes[0];
    expect(await read()).toMatchObject({
      options: { mostCredit: '130000.00', lines: [{}, {}] },
      moves: ['decide'],
    });
    const paid = { method: 'bank', amount: '130000', reference: 'FT26326DSP' };
    const { body: payment } = await one.buyer.post<{ id: string }>(`${url}/payments`, paid);
    await one.seller.post(`/api/payments/${payment.id}/confirm`);
    expect(await read()).toMatchObject({ options: { mostCredit: '0.00', lines: [] } });
  });

  it('credits the buyer: the order comes to less, its goods stay as ordered', async () => {
    const one = await scene();
    const { body } = await open(one, one.buyer);
    const admin = await anAdmin();
    const more = await decide(admin, body, { creditAmount: '130000.01' });
    expect(more.body.issues?.[0]?.code).toBe('credit_exceeds');
    expect((await decide(admin, body, { reason: ' ' })).status).toBe(422);
    const credit = (quantity: string) =>
      decide(admin, body, {
        outcome: 'close',
        creditAmount: '7000',
        lines: [{ orderItemId: one.order.bags, quantity }],
      });
    expect((await credit('0')).body.issues?.[0]?.code).toBe('credit_goods_missing');
    expect((await credit('8')).body.issues?.[0]?.code).toBe('credit_exceeds_goods');
    expect((await credit('101')).body.issues?.[0]?.code).toBe('return_exceeds');
    const { body: decided } = await credit('10');
    expect(decided.decision).toMatchObject({ creditAmount: '7000.00', outcome: 'close' });
    expect(await orderOf(one)).toMatchObject({
      status: 'delivered',
      subtotal: '130000.00',
      creditedAmount: '7000.00',
      totalAmount: '123000.00',
      creditNotes: [{ cause: 'dispute', causeNumber: body.number, amount: '7000.00' }],
    });
    const trail = await db()
      .selectFrom('auditLog')
      .select('action')
      .where('targetId', '=', body.id)
      .where('action', 'like', 'dispute.decided')
      .execute();
    expect(trail).toHaveLength(1);
    for (const name of ['lpo', 'invoice', 'credit-note']) {
      const pdf = await one.seller.get(`/api/orders/${one.order.id}/documents/${name}.pdf`);
      expect([name, pdf.status]).toEqual([name, 200]);
    }
  });

  it('credits goods once: what the buyer keeps is neither returned nor credited again', async () => {
    const one = await scene();
    const [trip] = (await deliveriesOf(one)).deliveries;
    if (!trip) throw new Error('Nothing has left');
    const counts = { deliveryId: trip.id, lines: countsOf(trip) };
    await one.buyer.post(`/api/orders/${one.order.id}/deliveries`, counts);
    const admin = await anAdmin();
    const bags = (quantity: string) => [{ orderItemId: one.order.bags, quantity }];
    const first = (await open(one, one.buyer)).body;
    const credit = { creditAmount: '7000', lines: bags('10') };
    expect((await decide(admin, first, credit)).status).toBe(200);
    const url = `/api/orders/${one.order.id}/returns`;
    const back = (quantity: string) =>
      one.buyer.post<Refused>(url, { kind: 'damaged', lines: bags(quantity) });
    expect((await back('90.001')).body.issues?.[0]?.code).toBe('return_exceeds');
    expect((await back('80')).status).toBe(201);
    const second = (await open(one, one.buyer)).body;
    const again = await decide(admin, second, { creditAmount: '10', lines: bags('11') });
    expect(again.body.issues?.[0]?.code).toBe('return_exceeds');
    await db()
      .updateTable('orders')
      .set({ deliveredAt: ago(31) })
      .where('id', '=', one.order.id)
      .execute();
    expect((await back('1')).body.code).toBe('return_too_late');
  });

  it('closes the order: what is on its way is cancelled, and nothing is owed', async () => {
    const one = await scene();
    const { body } = await open(one, one.seller);
    const admin = await anAdmin();
    // Nothing has arrived: the buyer is to pay nothing, unless the admin says otherwise.
    const options = await suggestedFor(admin, one);
    expect(options).toMatchObject({ missingPrice: '130000.00', suggestedCredit: '130000.00' });
    await decide(admin, body, { outcome: 'close' });
    expect((await orderOf(one)).status).toBe('delivered');
    const { deliveries, mayDispatch } = await deliveriesOf(one);
    expect([deliveries[0]?.status, mayDispatch]).toEqual(['cancelled', false]);
  });
});
