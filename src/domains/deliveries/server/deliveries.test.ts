import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileServer, openFileServer } from '../../../app/server/testing/file-server.ts';
import { keysOf } from '../../../platform/keys.ts';
import { pngFile } from '../../../platform/object-storage/testing/files.ts';
import type { SmsMessage } from '../../../platform/sms.ts';
import type { Order } from '../../orders/schema.ts';
import type { Delivery, DriverDelivery } from '../schema.ts';
import { buildConfirmedOrder } from './factory.ts';
import {
  deliveriesOf,
  dispatch,
  driverCalls,
  driverMessages,
  reportOf,
  signedInBoth,
} from './testing.ts';

/** More of them: DELIVERY_ROUNDS=100 vitest run src/domains/deliveries/server -t "sent by 20" */
const rounds = Number(process.env.DELIVERY_ROUNDS ?? 1);

let server: FileServer['server'];
let close: FileServer['close'];
let png: Buffer;
beforeAll(async () => {
  png = await pngFile();
  ({ server, close } = await openFileServer());
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

describe('goods that leave', () => {
  it('are a delivery with a number, a driver and a PIN that the buyer alone reads', async () => {
    const one = await scene();
    const { status, body } = await dispatch(one);
    expect([status, body.code]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^DN-\d{6}$/),
      status: 'dispatched',
      driverPhone: expect.stringMatching(/^\+254712/),
      moves: ['cancel', 'link'],
    });
    expect(body).not.toHaveProperty('pin');
    expect((await orderOf(one)).status).toBe('dispatched');
    const read = await deliveriesOf(one);
    expect(read.deliveries[0]?.pin).toMatch(/^\d{4}$/);
    expect(read.deliveries[0]?.moves).toEqual(['confirm']);
    expect(read.lines.map(({ owed, onTheWay }) => [owed, onTheWay])).toEqual([
      ['100.000', '100.000'],
      ['40.000', '40.000'],
    ]);
    const told = await db()
      .selectFrom('notifications')
      .select(['userId', 'kind'])
      .where('subjectId', '=', one.order.id)
      .execute();
    expect(told).toEqual([{ userId: one.order.contractorId, kind: 'deliveryDispatched' }]);
  });

  it('can be part of what is owed, and never more than is', async () => {
    const one = await scene();
    const { bags, bars } = one.order;
    expect((await dispatch(one, [{ orderItemId: bags, quantity: '60' }])).status).toBe(201);
    const more = await dispatch(one, [{ orderItemId: bags, quantity: '41' }]);
    expect([more.status, more.body.issues?.[0]]).toMatchObject([
      422,
      { path: 'lines.0.quantity', code: 'more_than_owed' },
    ]);
    const rest = await dispatch(one);
    expect(rest.body.lines.map(({ orderItemId, quantity }) => [orderItemId, quantity])).toEqual([
      [bags, '40.000'],
      [bars, '40.000'],
    ]);
    const none = await dispatch(one);
    expect([none.status, none.body.code]).toEqual([409, 'nothing_to_dispatch']);
    expect((await deliveriesOf(one)).deliveries).toHaveLength(2);
  });

  it('sent by 20 at once leave once', { timeout: 90_000 + rounds * 3_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await scene();
      const answers = await Promise.all(Array.from({ length: 20 }, () => dispatch(one)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await deliveriesOf(one)).deliveries).toHaveLength(1);
    }
  });

  it('need a driver whom we can text: a foreign number is refused at its field', async () => {
    const foreign = { driverName: 'Okello', driverPhone: '+256 712 345678', vehicle: 'UBA 123A' };
    const refused = await dispatch(await scene(), undefined, foreign);
    expect(refused.body.issues).toMatchObject([
      { path: 'driverPhone', code: 'driver_phone_foreign' },
    ]);
  });

  it('of an order that is not confirmed do not leave', async () => {
    const order = await buildConfirmedOrder(db(), { status: 'placed' });
    const { status, body } = await dispatch(await signedInBoth(server, order));
    expect([status, body.code]).toEqual([409, 'order_placed']);
  });

  it('are owed again when the supplier cancels the delivery, whose link then shows that alone', async () => {
    const { delivery, seller, link, ...one } = await onTheWay();
    const cancel = (reason: string) =>
      seller.post<Delivery & Refused>(`/api/deliveries/${delivery.id}/cancel`, { reason });
    expect((await cancel(' ')).status).toBe(422);
    expect((await cancel('The lorry broke down')).body).toMatchObject({
      status: 'cancelled',
      cancelledReason: 'The lorry broke down',
      moves: [],
    });
    expect((await cancel('Again')).body.code).toBe('delivery_cancelled');
    const read = await deliveriesOf(one);
    expect(read.deliveries[0]?.pin).toBeNull();
    expect(read.lines[0]).toMatchObject({ owed: '100.000', free: '100.000' });
    const { body } = await server.visitor().get<DriverDelivery>(link);
    expect(body).toMatchObject({ status: 'cancelled', address: null, buyerPhone: null });
    expect((await report(link, reportOf(delivery))).body.code).toBe('delivery_cancelled');
    expect((await dispatch({ ...one, seller })).status).toBe(201);
  });
});

describe('the driver’s link', () => {
  it('is sent by SMS to the driver, once however often the job is done, and no longer once it has ended', async () => {
    const { delivery, seller } = await onTheWay();
    const sent: SmsMessage[] = [];
    const send = driverMessages({
      db: db(),
      sms: { send: async (message) => void sent.push(message) },
      publicUrl: server.env.publicUrl,
      linkKey: keysOf(server.env.sessionSecret).driverLinks,
    });
    for (const _again of [1, 2]) await send({ deliveryId: delivery.id, linkNo: 1 });
    expect(sent).toHaveLength(1);
    const path = linkOf(delivery).replace('/api', '');
    for (const { to, text } of sent) {
      expect(to).toBe(delivery.driverPhone);
      expect(text).toContain(`${server.env.publicUrl}${path}`);
      expect(text).toContain(delivery.number);
    }
    const { rows } = await server.database.pool.query(
      "select data::text from pgboss.job where name = 'deliveries.send-driver-link' and data ->> 'deliveryId' = $1",
      [delivery.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].data).not.toContain(path.slice(3));
    await seller.post(`/api/deliveries/${delivery.id}/link`);
    await send({ deliveryId: delivery.id, linkNo: 1 });
    expect(sent).toHaveLength(1);
    await send({ deliveryId: delivery.id, linkNo: 2 });
    expect(sent[1]?.text).not.toContain(path);
  });

  it('shows where to, whom to call and what to count, without PIN or prices, and nobody keeps it', async () => {
    const { link, pin, delivery } = await onTheWay();
    const { status, body, headers } = await server.visitor().get<DriverDelivery>(link);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: delivery.number,
      address: 'Kitengela',
      county: 'Kajiado',
      triesLeft: 5,
      lines: [{ name: 'Cement 50 kg', quantity: '100.000' }, { name: 'Y12 bar' }],
    });
    expect(JSON.stringify({ ...body, id: '', lines: [] })).not.toContain(`"${pin}"`);
    expect(JSON.stringify(body)).not.toMatch(/price|pin"|amount/i);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('that was guessed, changed, replaced or is out of date opens nothing', async () => {
    const { link, delivery, seller } = await onTheWay();
    const visitor = server.visitor();
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    for (const url of [changed, `/api/d/${'x'.repeat(22)}`, '/api/d/short', linkOf(delivery, 2)]) {
      const { status, body } = await visitor.get<Refused>(url);
      expect([url, status, body.code]).toEqual([url, 404, 'driver_link_ended']);
      expect((await report(url, { any: 'thing' })).status).toBe(404);
      expect((await photo(url, png)).status).toBe(404);
    }
    const again = await seller.post<Delivery>(`/api/deliveries/${delivery.id}/link`);
    expect(again.status).toBe(200);
    expect((await visitor.get(link)).status).toBe(404);
    const next = linkOf(delivery, 2);
    expect((await visitor.get(next)).status).toBe(200);
    await db()
      .updateTable('deliveries')
      .set({ linkExpiresAt: new Date(Date.now() - 1_000) })
      .where('id', '=', delivery.id)
      .execute();
    expect((await visitor.get(next)).status).toBe(404);
    expect((await report(next, reportOf(delivery))).status).toBe(404);
  });

  it('can be sent a few times, each time another', async () => {
    const { delivery, seller } = await onTheWay();
    const again = () => seller.post<Refused>(`/api/deliveries/${delivery.id}/link`);
    const codes = [await again(), await again(), await again(), await again()];
    expect(codes.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
    expect(codes[3]?.body.code).toBe('delivery_links_used_up');
  });

  it('is sent again where the gateway refused it, and not where nobody knows whether it left', async () => {
    const { delivery } = await onTheWay();
    const tried: string[] = [];
    const failures = [new Error('503'), new DOMException('late', 'TimeoutError')];
    const send = driverMessages({
      db: db(),
      sms: {
        async send({ text }) {
          tried.push(text);
          throw failures[tried.length - 1];
        },
      },
      publicUrl: server.env.publicUrl,
      linkKey: keysOf(server.env.sessionSecret).driverLinks,
    });
    const job = { deliveryId: delivery.id, linkNo: 1 };
    await expect(send(job)).rejects.toThrow('503');
    await expect(send(job)).rejects.toThrow('late');
    await send(job);
    expect(tried).toHaveLength(2);
  });
});

describe('the delivery note', () => {
  it('is a PDF for both sides, of the newest delivery or of one that is named', async () => {
    const { delivery, buyer, seller, order } = await onTheWay();
    const url = `/api/orders/${order.id}/documents/delivery-note.pdf`;
    for (const who of [buyer, seller]) {
      const { status, bytes, headers } = await who.get(`${url}?delivery=${delivery.id}`);
      expect(headers['content-disposition']).toContain(delivery.number);
      expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
    expect((await buyer.get(url)).status).toBe(200);
    const other = await scene();
    const none = `/api/orders/${other.order.id}/documents/delivery-note.pdf`;
    for (const query of ['', `?delivery=${delivery.id}`])
      expect((await other.buyer.get(`${none}${query}`)).status).toBe(404);
  });
});
