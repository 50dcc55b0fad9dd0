import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileServer, openFileServer } from '../../../app/server/testing/file-server.ts';
import { pngFile } from '../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../platform/object-storage/testing/storage-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Order } from '../../orders/schema.ts';
import type { Delivery } from '../schema.ts';
import { buildConfirmedOrder } from './factory.ts';
import {
  countsOf,
  deliveriesOf,
  dispatch,
  driverCalls,
  otherPin,
  reportOf,
  signedInBoth,
  toldOf,
} from './testing.ts';

/** More of them: DELIVERY_ROUNDS=100 vitest run src/domains/deliveries/server -t "sent by 20" */
const rounds = Number(process.env.DELIVERY_ROUNDS ?? 1);

let server: FileServer['server'];
let close: FileServer['close'];
let png: Buffer;
let base: string;
beforeAll(async () => {
  png = await pngFile();
  ({ server, base, close } = await openFileServer());
});
afterAll(() => close());

const db = () => server.database.db;
const scene = async () => signedInBoth(server, await buildConfirmedOrder(db()));
type Scene = Awaited<ReturnType<typeof scene>>;

const { linkOf, report, photo } = driverCalls(() => server);

/** Everything is on its way; the PIN is as its buyer reads it. */
async function onTheWay(lines?: Parameters<typeof dispatch>[1]) {
  const one = await scene();
  const { body: delivery } = await dispatch(one, lines);
  const pin = (await deliveriesOf(one)).deliveries[0]?.pin ?? '';
  return { ...one, delivery, pin, link: linkOf(delivery), driver: server.visitor() };
}

type Refused = { code: string; issues?: { path: string; code: string; details?: object }[] };
const orderOf = async ({ order, buyer }: Scene) =>
  (await buyer.get<Order>(`/api/orders/${order.id}`)).body;

describe('counts with the buyer’s PIN', () => {
  it('prove the delivery: everything arrived, the order is delivered, both are told', async () => {
    const { link, delivery, pin, ...one } = await onTheWay();
    const { status, body } = await report(link, reportOf(delivery, { pin }));
    expect([status, body.status, body.provenBy]).toEqual([200, 'delivered', 'pin']);
    const order = await orderOf(one);
    expect(order.status).toBe('delivered');
    expect(order.items.map(({ deliveredQuantity }) => deliveredQuantity)).toEqual([
      '100.000',
      '40.000',
    ]);
    expect(await toldOf(db(), one, 'deliveryConfirmed')).toEqual([]);
    expect(await toldOf(db(), one, 'orderDelivered')).toHaveLength(2);
  });

  it('sent by 20 at once count once', { timeout: 90_000 + rounds * 3_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { link, delivery, pin, ...one } = await onTheWay();
      const body = reportOf(delivery, { pin });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          report(link, body, server.visitor({ ip: `198.51.100.${index + 10}` })),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const { items, events } = await orderOf(one);
      expect(items[0]?.deliveredQuantity).toBe('100.000');
      expect(events.filter(({ kind }) => kind === 'delivery_received')).toHaveLength(1);
      const another = await report(link, reportOf(delivery, { pin }));
      expect([another.status, another.body.code]).toEqual([409, 'delivery_delivered']);
    }
  });

  it('leave what is short, damaged or refused owed, and need a photo for it', async () => {
    const { link, delivery, pin, ...one } = await onTheWay();
    const { bags } = one.order;
    const said = {
      [bags]: { delivered: '90.000', short: '5.000', damaged: '3.000', refused: '2.000' },
    };
    const without = await report(link, reportOf(delivery, { pin, said }));
    expect([without.status, without.body.code]).toEqual([422, 'photo_missing']);
    expect((await photo(link, png)).status).toBe(204);
    const { status, body } = await report(link, reportOf(delivery, { pin, said }));
    expect([status, body.photoCount]).toEqual([200, 1]);
    expect((await orderOf(one)).status).toBe('dispatched');
    const read = await deliveriesOf(one);
    expect(read.lines[0]).toMatchObject({ delivered: '90.000', owed: '10.000', free: '10.000' });
    expect(read.deliveries[0]?.lines[0]).toMatchObject({ short: '5.000', damaged: '3.000' });
    const rest = (await dispatch(one)).body;
    expect(rest.lines.map(({ quantity }) => quantity)).toEqual(['10.000']);
    const second = (await deliveriesOf(one)).deliveries[0]?.pin ?? '';
    await report(linkOf(rest), reportOf(rest, { pin: second }));
    expect((await orderOf(one)).status).toBe('delivered');
  });

  it('that do not add up are refused at their line', async () => {
    const { link, delivery, pin, order } = await onTheWay();
    const said = { [order.bags]: { short: '1.000' } };
    const { status, body } = await report(link, reportOf(delivery, { pin, said }));
    expect([status, body.issues?.[0]]).toMatchObject([
      422,
      { path: 'lines.0.delivered', code: 'counts_sum' },
    ]);
    const part = { ...reportOf(delivery, { pin }), lines: countsOf(delivery).slice(1) };
    expect((await report(link, part)).body.issues?.[0]?.code).toBe('counts_missing');
  });

  it('are refused after five wrong PINs, even with the right one, until a new link is sent', async () => {
    const { link, delivery, pin, seller } = await onTheWay();
    const wrong = reportOf(delivery, { pin: otherPin(pin) });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => report(link, { ...wrong, clientId: randomUUID() })),
    );
    const left = answers.filter(({ status }) => status === 422);
    expect(left).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'pin_locked')).toHaveLength(8);
    const right = await report(link, reportOf(delivery, { pin }));
    expect([right.status, right.body.code]).toEqual([409, 'pin_locked']);
    expect((await seller.post(`/api/deliveries/${delivery.id}/link`)).status).toBe(200);
    const again = await report(linkOf(delivery, 2), reportOf(delivery, { pin }));
    expect([again.status, again.body.status]).toEqual([200, 'delivered']);
  });
});

describe('counts without the PIN', () => {
  it('wait for the buyer, who confirms them or others', async () => {
    const { link, delivery, buyer, seller, order, ...rest } = await onTheWay();
    const sent = reportOf(delivery);
    for (const _twice of [1, 2]) {
      expect((await report(link, sent)).body.status).toBe('reported');
    }
    const confirm = (who: typeof buyer, fields: object = {}) =>
      who.post<Delivery & Refused>(`/api/orders/${order.id}/deliveries`, {
        deliveryId: delivery.id,
        lines: countsOf(delivery, { [order.bars]: { delivered: '39.000', short: '1.000' } }),
        ...fields,
      });
    expect((await confirm(seller)).status).toBe(403);
    const stranger = await server.signedIn((await buildUser(db())).id);
    expect((await confirm(stranger, { lines: 'nonsense' })).status).toBe(404);
    const { status, body } = await confirm(buyer);
    expect([status, body.status, body.provenBy]).toEqual([200, 'delivered', 'buyer']);
    expect(await toldOf(db(), { order }, 'deliveryShort')).toEqual([order.supplierId]);
    expect((await confirm(buyer)).body.code).toBe('delivery_delivered');
    const read = await deliveriesOf({ order, buyer });
    expect(read.lines.map(({ owed }) => owed)).toEqual(['0.000', '1.000']);
    expect((await orderOf({ order, buyer, seller, ...rest })).status).toBe('dispatched');
    const elsewhere = await scene();
    const foreign = await elsewhere.buyer.post<Refused>(
      `/api/orders/${elsewhere.order.id}/deliveries`,
      { deliveryId: delivery.id, lines: countsOf(delivery) },
    );
    expect([foreign.status, foreign.body.code]).toEqual([404, 'delivery_not_found']);
  });
});

describe('photos of a driver', () => {
  it('are pictures, a few, kept once under their name, and read by both sides alone', async () => {
    const { link, delivery, buyer, seller, order } = await onTheWay();
    const clientId = randomUUID();
    expect((await photo(link, png, clientId)).status).toBe(204);
    expect((await photo(link, png, clientId)).status).toBe(204);
    expect((await photo(link, Buffer.from('<html>'))).status).toBe(415);
    const large = Buffer.alloc(5 * 1_024 * 1_024 + 1, 1);
    expect((await photo(link, large)).status).toBe(413);
    for (let more = 0; more < 5; more += 1) expect((await photo(link, png)).status).toBe(204);
    expect((await photo(link, png)).body.code).toBe('too_many_photos');
    const { photos } = (await deliveriesOf({ order, buyer })).deliveries[0] as Delivery;
    expect(photos).toHaveLength(6);
    const url = `/api/deliveries/${delivery.id}/photos/${photos[0]}`;
    for (const who of [buyer, seller]) {
      const { status, headers } = await who.get(url);
      expect([status, headers['content-disposition']]).toEqual([
        200,
        expect.stringContaining('attachment'),
      ]);
    }
    const stranger = await server.signedIn((await buildUser(db())).id);
    expect((await stranger.get(url)).status).toBe(404);
    expect((await server.visitor().get(url)).status).toBe(401);
    const elsewhere = (await dispatch(await scene())).body;
    expect((await buyer.get(`/api/deliveries/${elsewhere.id}/photos/${photos[0]}`)).status).toBe(
      404,
    );
  });
});

describe('photos of the buyer', () => {
  it('go with its counts, and are read by both sides', async () => {
    const { delivery, buyer, seller, order } = await onTheWay();
    const file = { filename: 'torn.png', contentType: 'image/png' } as const;
    const { objectPath } = await sendFile(buyer, base, png, file);
    const counted = { deliveryId: delivery.id, lines: countsOf(delivery) };
    const confirm = (photos: string[]) =>
      buyer.post<Delivery & Refused>(`/api/orders/${order.id}/deliveries`, { ...counted, photos });
    expect((await confirm([`uploads/${randomUUID()}`])).body.issues?.[0]?.path).toBe('photos.0');
    const { body } = await confirm([objectPath]);
    expect(body.photos).toHaveLength(1);
    const url = `/api/deliveries/${delivery.id}/photos/${body.photos[0]}`;
    for (const who of [buyer, seller]) expect((await who.get(url)).status).toBe(200);
  });
});
