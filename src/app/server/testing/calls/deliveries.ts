import { allDelivered } from '../../../../domains/deliveries/rules.ts';
import { buildConfirmedOrder } from '../../../../domains/deliveries/server/factory.ts';
import { hashOfLink, linkToken } from '../../../../domains/deliveries/server/link.ts';
import { pngFile } from '../../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../../platform/object-storage/testing/storage-server.ts';
import { at, type Calls, type Case, db, type Request } from './call.ts';

/** Deliveries of orders, and what a driver's link opens. */
export const deliveryCalls: Calls = {
  'GET /api/orders/{of A and supplierA}/deliveries': async (one) => ({
    url: `/api/orders/${(await orderOf(one)).id}/deliveries`,
  }),
  'POST /api/orders/{confirmed by supplierA}/dispatch': async (one) => ({
    url: `/api/orders/${(await orderOf(one)).id}/dispatch`,
    body: { driverName: 'Peter', driverPhone: '0712345678', vehicle: 'KDA 123A' },
  }),
  'POST /api/orders/{of A and supplierA}/deliveries': async (one) => {
    const { id, orderId, lines } = await deliveryOf(one);
    return { url: `/api/orders/${orderId}/deliveries`, body: { deliveryId: id, lines } };
  },
  'POST /api/deliveries/{of A and supplierA}/cancel': onDelivery('/cancel', {
    reason: 'The lorry broke down',
  }),
  'POST /api/deliveries/{of A and supplierA}/link': onDelivery('/link'),
  'GET /api/deliveries/{of A and supplierA}/document.pdf': onDelivery('/document.pdf'),
  'GET /api/deliveries/{of A and supplierA}/photos/{photo}': async (one) => {
    const { id } = await deliveryOf(one);
    return { url: `/api/deliveries/${id}/photos/${await photoOf(one, id)}` };
  },
  'GET /api/d/{link}': async (one) => ({ url: `/api/d/${(await deliveryOf(one)).token}` }),
  'POST /api/d/{link}/report': async (one) => {
    const { token, lines } = await deliveryOf(one);
    return { url: `/api/d/${token}/report`, body: { clientId: crypto.randomUUID(), lines } };
  },
  'PUT /api/d/{link}/photos/{photo}': async (one) => ({
    url: `/api/d/${(await deliveryOf(one)).token}/photos/${crypto.randomUUID()}`,
    body: { no: 'picture' },
  }),
};

const orderOf = ({ people }: Case, status: 'confirmed' | 'dispatched' = 'confirmed') =>
  buildConfirmedOrder(db(), {
    contractorId: people.contractorA.id,
    supplierId: people.supplierA.id,
    status,
  });

/** Ten bags on their way from supplier A to contractor A. */
async function deliveryOf(one: Case) {
  const order = await orderOf(one, 'dispatched');
  const token = linkToken(Buffer.from('any key'), { deliveryId: order.id, linkNo: 1 });
  const { id } = await db()
    .insertInto('deliveries')
    .values({
      orderId: order.id,
      pin: '1234',
      linkHash: hashOfLink(token),
      linkExpiresAt: new Date(Date.now() + 60_000),
      dispatchedBy: order.supplierId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const load = { orderItemId: order.bags, quantity: '10' };
  await db()
    .insertInto('deliveryItems')
    .values({ ...load, deliveryId: id })
    .execute();
  const lines = [{ orderItemId: order.bags, ...allDelivered('10') }];
  return { id, orderId: order.id, token, lines };
}

function onDelivery(rest: string, body?: unknown) {
  return async (one: Case): Promise<Request> => ({
    url: `/api/deliveries/${(await deliveryOf(one)).id}${rest}`,
    ...(body === undefined ? {} : { body }),
  });
}

async function photoOf({ people }: Case, deliveryId: string): Promise<string> {
  const file = { filename: 'photo.png', contentType: 'image/png' } as const;
  const supplier = await at.server.signedIn(people.supplierA.id);
  const { objectPath } = await sendFile(supplier, at.base, await pngFile(), file);
  const uploadId = objectPath.replace('uploads/', '');
  await db()
    .updateTable('uploads')
    .set({ purpose: 'delivery_photo', claimedAt: new Date() })
    .where('id', '=', uploadId)
    .execute();
  await db()
    .insertInto('deliveryPhotos')
    .values({ deliveryId, uploadId, clientId: uploadId })
    .execute();
  return uploadId;
}
