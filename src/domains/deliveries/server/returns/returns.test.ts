import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileServer, openFileServer } from '../../../../app/server/testing/file-server.ts';
import { pngFile } from '../../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../../platform/object-storage/testing/storage-server.ts';
import { buildAdmin, buildUser } from '../../../accounts/server/factory.ts';
import type { Order } from '../../../orders/schema.ts';
import type { Dispute, OrderDisputes } from '../../dispute-schema.ts';
import type { GoodsReturn, OrderReturns } from '../../return-schema.ts';
import { buildConfirmedOrder } from '../factory.ts';
import { countsOf, dispatch, signedInBoth, toldOf } from '../testing.ts';

let server: FileServer['server'];
let close: FileServer['close'];
let base: string;
beforeAll(async () => {
  ({ server, base, close } = await openFileServer());
});
afterAll(() => close());

const db = () => server.database.db;

/** Sixty of a hundred bags have arrived, and all of forty bars are still to come. */
async function scene() {
  const one = await signedInBoth(server, await buildConfirmedOrder(db()));
  const { bags } = one.order;
  const { body: delivery } = await dispatch(one, [{ orderItemId: bags, quantity: '60' }]);
  const counts = { deliveryId: delivery.id, lines: countsOf(delivery) };
  await one.buyer.post(`/api/orders/${one.order.id}/deliveries`, counts);
  return { ...one, bags };
}
type Scene = Awaited<ReturnType<typeof scene>>;
type Visitor = Scene['buyer'];
type Refused = { code: string; issues?: { path: string; code: string }[] };

const ask = (one: Scene, quantity: string, fields: object = {}) =>
  one.buyer.post<GoodsReturn & Refused>(`/api/orders/${one.order.id}/returns`, {
    kind: 'surplus',
    lines: [{ orderItemId: one.bags, quantity }],
    ...fields,
  });
const move = (who: Visitor, { id }: { id: string }, step: string, body?: object) =>
  who.post<GoodsReturn & Refused>(`/api/returns/${id}/${step}`, body);
const receive = (one: Scene, asked: { id: string }, quantity: string, isRestocked = false) =>
  move(one.seller, asked, 'receive', {
    lines: [{ orderItemId: one.bags, quantity }],
    isRestocked,
  });
const returnsOf = async ({ order, buyer }: Scene) =>
  (await buyer.get<OrderReturns>(`/api/orders/${order.id}/returns`)).body;
const orderOf = async ({ order, buyer }: Scene) =>
  (await buyer.get<Order>(`/api/orders/${order.id}`)).body;

describe('a return', () => {
  it('is asked for with photos, agreed to, counted and credited', async () => {
    const one = await scene();
    const sent = await sendFile(one.buyer, base, await pngFile(), {
      filename: 'bag.png',
      contentType: 'image/png',
    });
    const { status, body } = await ask(one, '10', { photos: [sent.objectPath] });
    expect([status, body.status, body.moves]).toEqual([201, 'asked', ['withdraw']]);
    expect(body.number).toMatch(/^RT-\d{6}$/);
    expect(await toldOf(db(), one, 'returnAsked')).toEqual([one.order.supplierId]);
    const photo = `/api/returns/${body.id}/photos/${body.photos[0]}`;
    const stranger = await server.signedIn((await buildUser(db())).id);
    expect((await one.seller.get(photo)).status).toBe(200);
    expect((await stranger.get(photo)).status).toBe(404);
    expect((await returnsOf(one)).returnable).toMatchObject([{ quantity: '50.000' }]);

    expect((await receive(one, body, '8')).body.code).toBe('return_asked');
    expect((await move(one.seller, body, 'agree')).body.moves).toEqual(['receive', 'decline']);
    expect((await receive(one, body, '11')).body.issues?.[0]?.code).toBe('return_exceeds');
    expect((await receive(one, body, '0')).body.issues?.[0]?.code).toBe('return_counts_missing');
    expect((await receive(one, body, '8')).body.status).toBe('received');
    expect((await receive(one, body, '8')).body.code).toBe('return_received');
    const order = await orderOf(one);
    expect(order).toMatchObject({
      status: 'dispatched',
      subtotal: '130000.00',
      totalAmount: '124400.00',
      creditedAmount: '5600.00',
      creditNotes: [{ cause: 'return', causeNumber: body.number, amount: '5600.00' }],
    });
    expect(order.events.slice(-4).map(({ kind }) => kind)).toEqual([
      'return_asked',
      'return_agreed',
      'return_received',
      'credited',
    ]);
    const pdf = await one.seller.get(`/api/orders/${one.order.id}/documents/credit-note.pdf`);
    expect(pdf.status).toBe(200);
    expect(await toldOf(db(), one, 'returnReceived')).toEqual([one.order.contractorId]);
    // What is back is not owed anew, and can be asked for no more.
    expect((await returnsOf(one)).returnable).toMatchObject([{ quantity: '52.000' }]);
  });

  it('keeps the accounts of both sides from being deleted while it is open, as a dispute does', async () => {
    const one = await scene();
    const { order, buyer, seller } = one;
    const remove = (who: Visitor) => who.send<Refused>({ method: 'DELETE', url: '/api/profile' });
    const expectKept = async () => {
      for (const who of [buyer, seller]) {
        const { status, body } = await remove(who);
        expect([status, body.code]).toEqual([409, 'account_claims_open']);
      }
    };
    const { body: goods } = await ask(one, '10');
    await expectKept();
    await move(buyer, goods, 'withdraw');
    const said = { kind: 'damaged', text: 'Ten bags are torn' };
    const url = `/api/orders/${order.id}/disputes`;
    const { body: dispute } = await seller.post<{ id: string }>(url, said);
    await expectKept();
    await seller.post(`/api/disputes/${dispute.id}/withdraw`);
    expect((await remove(buyer)).status).toBe(204);
  });

  it('is declined with a reason or withdrawn, and the goods may be asked for again', async () => {
    const one = await scene();
    const { body } = await ask(one, '60');
    expect((await ask(one, '1')).body.issues?.[0]?.code).toBe('return_exceeds');
    expect((await move(one.seller, body, 'decline', { reason: ' ' })).status).toBe(422);
    expect((await move(one.buyer, body, 'agree')).status).toBe(403);
    const { body: declined } = await move(one.seller, body, 'decline', { reason: 'Opened bags' });
    expect(declined).toMatchObject({
      status: 'declined',
      declinedReason: 'Opened bags',
      moves: [],
    });
    const { body: again } = await ask(one, '60');
    await move(one.seller, again, 'agree');
    expect((await move(one.buyer, again, 'withdraw')).body.status).toBe('withdrawn');
    expect((await move(one.seller, again, 'agree')).body.code).toBe('return_withdrawn');
    expect((await orderOf(one)).creditNotes).toEqual([]);
  });

  it('is of what has arrived: nothing that is on its way or of another order', async () => {
    const one = await scene();
    const bars = [{ orderItemId: one.order.bars, quantity: '1' }];
    expect((await ask(one, '1', { lines: bars })).body.issues?.[0]?.code).toBe('return_exceeds');
    const other = await scene();
    const foreign = [{ orderItemId: other.bags, quantity: '1' }];
    const refused = await ask(one, '1', { lines: foreign });
    expect(refused.body.issues?.[0]?.code).toBe('load_line_unknown');
    expect((await ask(one, '1', { kind: 'ugly' })).status).toBe(422);
  });
});

describe('everything', () => {
  it('that comes back line by line leaves no cent of an order whose VAT was rounded once', async () => {
    const priced = { subtotal: '20.06', vatAmount: '3.21', totalAmount: '23.27' };
    const order = await buildConfirmedOrder(db(), { ...priced, vatIncluded: false });
    await db()
      .updateTable('orderItems')
      .set({ totalPrice: '10.03' })
      .where('orderId', '=', order.id)
      .execute();
    const one = { ...(await signedInBoth(server, order)), bags: order.bags };
    const { body: delivery } = await dispatch(one);
    const counts = { deliveryId: delivery.id, lines: countsOf(delivery) };
    await one.buyer.post(`/api/orders/${order.id}/deliveries`, counts);
    for (const [orderItemId, quantity, left] of [
      [order.bags, '100', '11.64'],
      [order.bars, '40', '0.00'],
    ] as const) {
      const lines = [{ orderItemId, quantity }];
      const { body } = await ask(one, quantity, { lines });
      await move(one.seller, body, 'agree');
      const received = await move(one.seller, body, 'receive', { lines, isRestocked: false });
      expect(received.status).toBe(200);
      expect((await orderOf(one)).totalAmount).toBe(left);
    }
  });
});

describe('the delivery', () => {
  it('is credited with the last goods, also where a decision credited some that the buyer keeps', async () => {
    const priced = { deliveryCost: '2000.00', totalAmount: '132000.00' };
    const order = await buildConfirmedOrder(db(), priced);
    const one = { ...(await signedInBoth(server, order)), bags: order.bags };
    const { body: delivery } = await dispatch(one);
    const counts = { deliveryId: delivery.id, lines: countsOf(delivery) };
    await one.buyer.post(`/api/orders/${order.id}/deliveries`, counts);
    const said = { kind: 'damaged', text: 'Ten bags are torn' };
    const url = `/api/orders/${order.id}/disputes`;
    const { body: dispute } = await one.buyer.post<{ id: string }>(url, said);
    const admin = await server.signedIn((await buildAdmin(db())).id);
    const decision = { creditAmount: '7000', outcome: 'continue', reason: 'The photos show it' };
    const kept = [{ orderItemId: order.bags, quantity: '10' }];
    const decided = `/api/admin/disputes/${dispute.id}/decide`;
    expect((await admin.post(decided, { ...decision, lines: kept })).status).toBe(200);
    const lines = [
      { orderItemId: order.bags, quantity: '90' },
      { orderItemId: order.bars, quantity: '40' },
    ];
    const { body: back } = await ask(one, '90', { kind: 'wrong', lines });
    await move(one.seller, back, 'agree');
    await move(one.seller, back, 'receive', { lines, isRestocked: false });
    expect((await orderOf(one)).totalAmount).toBe('0.00');
  });
});

describe('at once', () => {
  it('20 askings of 6 of 60 bags are 10 returns, and each is received once', async () => {
    const one = await scene();
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(one, '6')));
    const made = asked.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(made).toHaveLength(10);
    for (const body of made) await move(one.seller, body, 'agree');
    const received = await Promise.all(
      [...made, ...made].map((body, index) =>
        index % 3 ? receive(one, body, '6') : move(one.buyer, body, 'withdraw'),
      ),
    );
    const counted = received.filter(({ body }) => body.status === 'received').length;
    const { creditNotes, items, totalAmount } = await orderOf(one);
    expect(creditNotes).toHaveLength(counted);
    expect(items[0]?.returnedQuantity).toBe(`${counted * 6}.000`);
    expect(totalAmount).toBe(`${130_000 - counted * 6 * 700}.00`);
  });
});

describe('stock', () => {
  it('gets whole units back that are fit for sale, and no more than were reserved', async () => {
    const one = await scene();
    const { supplierId } = one.order;
    const category = await db()
      .selectFrom('categories')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const product = await db()
      .insertInto('products')
      .values({
        ...{ supplierId, categoryId: category.id, slug: `bag-${supplierId}`, search: '' },
        ...{ name: 'Cement 50 kg', price: '700', unit: 'bag', stockQuantity: 5 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('orderItems')
      .set({ productId: product.id, reservedQuantity: 12 })
      .where('id', '=', one.bags)
      .execute();
    for (const [quantity, isRestocked, left] of [
      ['4', false, 5],
      ['10', true, 15],
      ['10', true, 17],
    ] as const) {
      const { body } = await ask(one, quantity);
      await move(one.seller, body, 'agree');
      expect((await receive(one, body, quantity, isRestocked)).status).toBe(200);
      const { stockQuantity } = await db()
        .selectFrom('products')
        .select('stockQuantity')
        .where('id', '=', product.id)
        .executeTakeFirstOrThrow();
      expect(stockQuantity).toBe(left);
    }
  });
});

describe('an admin who ends an order', () => {
  it('is offered the price of what never arrived well, beside what came back and was credited before', async () => {
    const cost = { deliveryCost: '5000.00', totalAmount: '135000.00' };
    const one = await signedInBoth(server, await buildConfirmedOrder(db(), cost));
    const { bags, bars } = one.order;
    const admin = await server.signedIn((await buildAdmin(db())).id);
    const url = `/api/orders/${one.order.id}`;
    const open = async () =>
      (await one.buyer.post<Dispute>(`${url}/disputes`, { kind: 'short', text: 'Not all came' }))
        .body;
    const decide = ({ id }: { id: string }, fields: object) =>
      admin.post(`/api/admin/disputes/${id}/decide`, {
        ...{ outcome: 'continue', reason: 'As counted' },
        ...fields,
      });
    const suggested = async () =>
      (await admin.get<OrderDisputes>(`${url}/disputes`)).body.disputes[0]?.options;
    // Sixty bags and ten bars left: 55 bags came whole, one damaged, four not at all.
    const load = [
      { orderItemId: bags, quantity: '60' },
      { orderItemId: bars, quantity: '10' },
    ];
    const { body: trip } = await dispatch(one, load);
    const counts = { delivered: '55', short: '4', damaged: '1' };
    const photo = await sendFile(one.buyer, base, await pngFile(), {
      filename: 'torn.png',
      contentType: 'image/png',
    });
    await one.buyer.post(`${url}/deliveries`, {
      deliveryId: trip.id,
      lines: countsOf(trip, { [bags]: counts }),
      photos: [photo.objectPath],
    });
    const first = await open();
    const missing = { missingPrice: '76500.00', suggestedCredit: '76500.00' };
    expect(await suggested()).toMatchObject({
      ...missing,
      lines: [{ missing: '45.000' }, { missing: '30.000' }],
      total: '135000.00',
      paid: '0.00',
    });
    // What was credited of what arrived stays credited; what did not arrive is still missing.
    const credit = { creditAmount: '7000', lines: [{ orderItemId: bags, quantity: '10' }] };
    expect((await decide(first, credit)).status).toBe(200);
    const second = await open();
    expect(await suggested()).toMatchObject({ ...missing, total: '128000.00' });
    // Of what arrived all else comes back: with the last goods their delivery is credited.
    for (const [orderItemId, quantity] of [
      [bags, '45'],
      [bars, '10'],
    ]) {
      const lines = [{ orderItemId, quantity }];
      const asked = { kind: 'wrong', lines };
      const { body } = await one.buyer.post<GoodsReturn>(`${url}/returns`, asked);
      await move(one.seller, body, 'agree');
      await move(one.seller, body, 'receive', { lines, isRestocked: false });
    }
    const all = { missingPrice: '81500.00', suggestedCredit: '81500.00', total: '81500.00' };
    const options = await suggested();
    expect(options).toMatchObject(all);
    const close = {
      outcome: 'close',
      creditAmount: options?.suggestedCredit,
      lines: options?.lines.map(({ orderItemId, missing: quantity }) => ({
        orderItemId,
        quantity,
      })),
    };
    expect((await decide(second, close)).status).toBe(200);
    const ended = { status: 'delivered', totalAmount: '0.00' };
    expect(await orderOf({ ...one, bags })).toMatchObject(ended);
  });
});
