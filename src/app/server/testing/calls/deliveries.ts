import { allDelivered } from '../../../../domains/deliveries/rules.ts';
import { buildConfirmedOrder } from '../../../../domains/deliveries/server/factory.ts';
import { hashOfLink, linkToken } from '../../../../domains/deliveries/server/link.ts';
import { pngFile } from '../../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../../platform/object-storage/testing/storage-server.ts';
import { at, type Calls, type Case, db, documentOf, type Request } from './call.ts';

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
  'GET /api/orders/{of A and supplierA}/documents/delivery-note.pdf': async (one) => ({
    url: `/api/orders/${(await deliveryOf(one)).orderId}/documents/delivery-note.pdf`,
  }),
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
  'GET /api/orders/{dispatched of A and supplierA}/disputes': async (one) => ({
    url: `/api/orders/${(await orderOf(one, 'dispatched')).id}/disputes`,
  }),
  'POST /api/orders/{dispatched of A and supplierA}/disputes': async (one) => ({
    url: `/api/orders/${(await orderOf(one, 'dispatched')).id}/disputes`,
    body: { kind: 'short', text: 'Two bags are missing' },
  }),
  'POST /api/disputes/{of A and supplierA}/entries': onDispute('/entries', { text: 'Look' }),
  'POST /api/disputes/{of A and supplierA}/withdraw': onDispute('/withdraw'),
  'GET /api/disputes/{of A and supplierA}/files/{file}': async (one) => {
    const id = await disputeOf(one);
    return { url: `/api/disputes/${id}/files/${await evidenceOf(one, id)}` };
  },
  'GET /api/orders/{delivered of A and supplierA}/returns': async (one) => ({
    url: `/api/orders/${(await arrivedOf(one)).id}/returns`,
  }),
  'POST /api/orders/{delivered of A and supplierA}/returns': async (one) => {
    const { id, bags } = await arrivedOf(one);
    const lines = [{ orderItemId: bags, quantity: '2' }];
    return { url: `/api/orders/${id}/returns`, body: { kind: 'surplus', lines } };
  },
  'GET /api/returns/{of A and supplierA}/photos/{photo}': async (one) => {
    const { id } = await returnOf(one);
    const uploadId = await pictureOf(one, 'return_photo');
    await db().insertInto('returnPhotos').values({ uploadId, returnId: id }).execute();
    return { url: `/api/returns/${id}/photos/${uploadId}` };
  },
  'POST /api/returns/{of A and supplierA}/agree': onReturn('/agree'),
  'POST /api/returns/{of A and supplierA}/decline': onReturn('/decline', { reason: 'Opened bags' }),
  'POST /api/returns/{of A and supplierA}/withdraw': onReturn('/withdraw'),
  'POST /api/returns/{agreed by supplierA}/receive': async (one) => {
    const { id, lines } = await returnOf(one, 'agreed');
    return { url: `/api/returns/${id}/receive`, body: { lines, isRestocked: true } };
  },
  'GET /api/orders/{credited of A and supplierA}/documents/credit-note.pdf': async (one) => {
    const disputeId = await disputeOf(one);
    const { orderId } = await db()
      .selectFrom('disputes')
      .where('id', '=', disputeId)
      .select('orderId')
      .executeTakeFirstOrThrow();
    const amounts = { amount: '10', vatAmount: '0', vat: '[]' };
    await db()
      .insertInto('creditNotes')
      .values({ orderId, disputeId, causeNumber: 'DP-000001', ...amounts })
      .execute();
    return { url: `/api/orders/${orderId}/documents/credit-note.pdf` };
  },
  'POST /api/admin/disputes/{of A and supplierA}/decide': async (one) => ({
    url: `/api/admin/disputes/${await disputeOf(one)}/decide`,
    body: { creditAmount: '0', outcome: 'continue', reason: 'The photo shows it' },
  }),
};

/** Contractor A has opened it. */
async function disputeOf(one: Case): Promise<string> {
  const { id: orderId } = await orderOf(one, 'dispatched');
  const { id } = await db()
    .insertInto('disputes')
    .values({ orderId, openedBy: one.people.contractorA.id, kind: 'short' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function onDispute(rest: string, body?: unknown) {
  return async (one: Case): Promise<Request> => ({
    url: `/api/disputes/${await disputeOf(one)}${rest}`,
    ...(body === undefined ? {} : { body }),
  });
}

async function evidenceOf({ people }: Case, disputeId: string): Promise<string> {
  const authorId = people.contractorA.id;
  const { id: entryId } = await db()
    .insertInto('disputeEntries')
    .values({ disputeId, authorId, text: 'Look' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const uploadId = (await documentOf(people.contractorA)).replace('uploads/', '');
  await db()
    .updateTable('uploads')
    .set({ purpose: 'dispute_file', claimedAt: new Date() })
    .where('id', '=', uploadId)
    .execute();
  await db().insertInto('disputeFiles').values({ uploadId, entryId }).execute();
  return uploadId;
}

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

/** Ten bags of it have arrived. */
async function arrivedOf({ people }: Case) {
  const order = await buildConfirmedOrder(db(), {
    contractorId: people.contractorA.id,
    supplierId: people.supplierA.id,
    status: 'delivered',
    deliveredAt: new Date(),
  });
  await db()
    .updateTable('orderItems')
    .set({ deliveredQuantity: '10' })
    .where('id', '=', order.bags)
    .execute();
  return order;
}

/** Contractor A asks to return two bags. */
async function returnOf(one: Case, status: 'asked' | 'agreed' = 'asked') {
  const { id: orderId, contractorId, bags } = await arrivedOf(one);
  const { id } = await db()
    .insertInto('goodsReturns')
    .values({ orderId, askedBy: contractorId, kind: 'surplus', status })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { orderItemId: bags, quantity: '2' };
  await db()
    .insertInto('returnItems')
    .values({ ...line, returnId: id })
    .execute();
  return { id, lines: [line] };
}

function onReturn(rest: string, body?: unknown) {
  return async (one: Case): Promise<Request> => ({
    url: `/api/returns/${(await returnOf(one)).id}${rest}`,
    ...(body === undefined ? {} : { body }),
  });
}

async function photoOf(one: Case, deliveryId: string): Promise<string> {
  const uploadId = await pictureOf(one, 'delivery_photo');
  await db()
    .insertInto('deliveryPhotos')
    .values({ deliveryId, uploadId, clientId: uploadId })
    .execute();
  return uploadId;
}

async function pictureOf({ people }: Case, purpose: string): Promise<string> {
  const file = { filename: 'photo.png', contentType: 'image/png' } as const;
  const supplier = await at.server.signedIn(people.supplierA.id);
  const { objectPath } = await sendFile(supplier, at.base, await pngFile(), file);
  const uploadId = objectPath.replace('uploads/', '');
  await db()
    .updateTable('uploads')
    .set({ purpose, claimedAt: new Date() })
    .where('id', '=', uploadId)
    .execute();
  return uploadId;
}
