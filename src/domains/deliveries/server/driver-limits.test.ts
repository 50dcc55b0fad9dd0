import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { DriverDelivery } from '../schema.ts';
import { buildConfirmedOrder } from './factory.ts';
import {
  deliveriesOf,
  dispatch,
  driverCalls,
  newDriver,
  otherPin,
  reportOf,
  signedInBoth,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const scene = async () => signedInBoth(server, await buildConfirmedOrder(server.database.db));
const { linkOf, report } = driverCalls(() => server);

it('PINs are not guessed by sending the goods anew: an order has 30 wrong ones in all', async () => {
  const one = await scene();
  const codes: string[] = [];
  let { body: delivery } = await dispatch(one);
  for (let trip = 0; trip < 7; trip += 1) {
    const pin = (await deliveriesOf(one)).deliveries[0]?.pin ?? '';
    const wrong = reportOf(delivery, { pin: otherPin(pin) });
    for (let n = 0; n < 5; n += 1) {
      const { body } = await report(linkOf(delivery), { ...wrong, clientId: randomUUID() });
      codes.push(body.issues?.[0]?.code ?? body.code);
    }
    const right = await report(linkOf(delivery), reportOf(delivery, { pin }));
    expect(right.body.code).toBe('pin_locked');
    await one.seller.post(`/api/deliveries/${delivery.id}/cancel`, { reason: 'Once more' });
    delivery = (await dispatch(one)).body;
  }
  expect(codes.filter((code) => code === 'pin_wrong_left')).toHaveLength(24);
  expect(codes.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'pin_locked'));
  const { body } = await server.visitor().get<DriverDelivery>(linkOf(delivery));
  expect([body.isPinLocked, body.triesLeft]).toEqual([true, 0]);
});

it('links to one phone are 20 a day, whoever sends them, but for what its driver has proven', async () => {
  const phone = { ...newDriver(), driverPhone: '0799 000 111' };
  const [one, two] = [await scene(), await scene()];
  const proven = (await dispatch(two, [{ orderItemId: two.order.bags, quantity: '1' }], phone))
    .body;
  const pin = (await deliveriesOf(two)).deliveries[0]?.pin ?? '';
  await report(linkOf(proven), reportOf(proven, { pin }));
  const bag = [{ orderItemId: one.order.bags, quantity: '1' }];
  const sent = await Promise.all(Array.from({ length: 20 }, () => dispatch(one, bag, phone)));
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  const more = await dispatch(two, undefined, phone);
  expect([more.status, more.body.code]).toEqual([409, 'driver_texted_often']);
  const link = `/api/deliveries/${sent[0]?.body.id}/link`;
  expect((await one.seller.post<{ code: string }>(link)).body.code).toBe('driver_texted_often');
  expect((await dispatch(two)).status).toBe(201);
});
