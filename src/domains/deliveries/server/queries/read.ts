import { type Kysely, sql, type Transaction } from 'kysely';
import type { Language } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { isOrderVisible } from '../../../orders/server/public.ts';
import type { CountedLine, Load } from '../../rules.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Of all deliveries of the same order. */
export const wrongPins = (delivery: 'd' | 'deliveries') =>
  sql<number>`(select sum(w.pin_tries)::int from deliveries w
    where w.order_id = ${sql.ref(`${delivery}.orderId`)})`;

const facts = [
  'd.id',
  'd.number',
  'd.orderId',
  'd.status',
  'd.driverName',
  'd.driverPhone',
  'd.vehicle',
  'd.note',
  'd.pin',
  'd.pinTries',
  'd.linkNo',
  'd.linkSentAt',
  'd.linkExpiresAt',
  'd.provenBy',
  'd.reportedAt',
  'd.deliveredAt',
  'd.cancelledAt',
  'd.cancelledReason',
  'd.createdAt',
  'o.contractorId',
  'o.supplierId',
] as const;

const deliveries = (db: Handle) =>
  db
    .selectFrom('deliveries as d')
    .innerJoin('orders as o', 'o.id', 'd.orderId')
    .select([...facts, wrongPins('d').as('wrongPins')]);

/** An order that `actor` may read, as its deliveries need it; null for anybody else's. */
export async function selectDeliveredOrder(db: Handle, actor: Actor, orderId: string) {
  const row = await db
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .where(isOrderVisible(actor))
    .select(['o.id', 'o.number', 'o.status', 'o.contractorId', 'o.supplierId'])
    .executeTakeFirst();
  return row ?? null;
}

/** The deliveries of an order, newest first, if `actor` may read it. */
export async function selectDeliveries(db: Handle, actor: Actor, orderId: string) {
  return deliveries(db)
    .where('d.orderId', '=', orderId)
    .where(isOrderVisible(actor))
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

/** One delivery, if `actor` may read its order. */
export async function selectDelivery(db: Handle, actor: Actor, id: string) {
  const row = await deliveries(db)
    .where('d.id', '=', id)
    .where(isOrderVisible(actor))
    .executeTakeFirst();
  return row ?? null;
}
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof selectDelivery>>>;

/** What a driver's link opens, with where it goes and whom to call; null for a link that has ended. */
export async function selectByLink(db: Handle, linkHash: Buffer) {
  const row = await deliveries(db)
    .innerJoin('users as c', 'c.id', 'o.contractorId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .where('d.linkHash', '=', linkHash)
    .where('d.linkExpiresAt', '>', sql<Date>`now()`)
    .select([
      'o.deliveryAddress',
      'o.deliveryCounty',
      'c.companyName as buyerCompany',
      'c.firstName as buyerFirstName',
      'c.lastName as buyerLastName',
      's.companyName as supplierCompany',
    ])
    .executeTakeFirst();
  return row ?? null;
}
export type LinkedRow = NonNullable<Awaited<ReturnType<typeof selectByLink>>>;

/** The lines of deliveries that the reader may read, in the order of the LPO. */
export async function selectDeliveryItems(db: Handle, deliveryIds: readonly string[]) {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom('deliveryItems as i')
    .innerJoin('orderItems as l', 'l.id', 'i.orderItemId')
    .where('i.deliveryId', 'in', deliveryIds)
    .select(['i.deliveryId', 'i.orderItemId', 'l.name', 'l.unit', 'i.quantity'])
    .select(['i.delivered', 'i.short', 'i.damaged', 'i.refused'])
    .orderBy('l.lineNo')
    .execute();
}
export type DeliveryItemRow = Awaited<ReturnType<typeof selectDeliveryItems>>[number];

/** The photos of deliveries that the reader may read, oldest first. */
export async function selectPhotos(db: Handle, deliveryIds: readonly string[]) {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom('deliveryPhotos')
    .where('deliveryId', 'in', deliveryIds)
    .select(['deliveryId', 'uploadId', 'clientId'])
    .orderBy('createdAt')
    .orderBy('uploadId')
    .execute();
}

/** The lines of an order with what has arrived and what is on its way. Locked first where it decides. */
export async function selectCountedLines(db: Handle, orderId: string) {
  return db
    .selectFrom('orderItems as l')
    .where('l.orderId', '=', orderId)
    .select(['l.id as orderItemId', 'l.name', 'l.unit', 'l.quantity as ordered'])
    .select([
      'l.deliveredQuantity as delivered',
      sql<string>`(select coalesce(sum(i.quantity), 0)::numeric(14, 3)::text
        from delivery_items i join deliveries d on d.id = i.delivery_id
        where i.order_item_id = l.id and d.status in ('dispatched', 'reported'))`.as('onTheWay'),
    ])
    .orderBy('l.lineNo')
    .execute() satisfies Promise<CountedLine[]>;
}

/** What left with a delivery. */
export async function selectLoad(db: Handle, deliveryId: string): Promise<Load[]> {
  return db
    .selectFrom('deliveryItems')
    .where('deliveryId', '=', deliveryId)
    .select(['orderItemId', 'quantity'])
    .execute();
}

/** What the message to a driver says; null where this link is not the delivery's, or nothing waits for it. */
export async function selectForDriver(db: Handle, deliveryId: string, linkNo: number) {
  const row = await db
    .selectFrom('deliveries as d')
    .innerJoin('orders as o', 'o.id', 'd.orderId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .where('d.id', '=', deliveryId)
    .where('d.linkNo', '=', linkNo)
    .where('d.status', 'in', ['dispatched', 'reported'])
    .select(['d.number', 'd.driverPhone', 'o.deliveryCounty', 's.companyName'])
    .select(sql<Language>`s.locale`.as('language'))
    .executeTakeFirst();
  return row ?? null;
}
