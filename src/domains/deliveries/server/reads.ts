import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { selectBusinessContacts } from '../../accounts/server/public.ts';
import { partyOf } from '../../orders/rules.ts';
import { noSuchOrder } from '../../orders/server/public.ts';
import { toThousandths } from '../../quotations/rules.ts';
import type { Delivery, DriverDelivery, OrderDeliveries } from '../schema.ts';
import { hashOfLink } from './link.ts';
import { toDelivery, toDriverDelivery, toOwedLine } from './present.ts';
import {
  type DeliveryRow,
  selectByLink,
  selectCountedLines,
  selectDeliveredOrder,
  selectDeliveries,
  selectDelivery,
  selectDeliveryItems,
  selectPhotos,
} from './queries/read.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export const noSuchDelivery = () => new AppError(404, 'delivery_not_found');
/** Unknown, ended and replaced links get one answer. */
export const linkEnded = () => new AppError(404, 'driver_link_ended');

/** The deliveries of an order, and what is still owed of it. @throws AppError 404 for a stranger's */
export async function readDeliveries(
  db: Handle,
  actor: Actor,
  orderId: string,
): Promise<OrderDeliveries> {
  const order = await selectDeliveredOrder(db, actor, orderId);
  if (!order) throw noSuchOrder();
  await noteAdminReading(db, actor, {
    action: 'delivery.listed',
    targetType: 'order',
    targetId: orderId,
  });
  const rows = await selectDeliveries(db, actor, orderId);
  const lines = (await selectCountedLines(db, orderId)).map(toOwedLine);
  const isOpen = order.status === 'confirmed' || order.status === 'dispatched';
  return {
    orderId,
    lines,
    deliveries: await withParts(db, actor, rows),
    mayDispatch:
      isOpen &&
      partyOf(order, actor.id) === 'seller' &&
      lines.some(({ free }) => toThousandths(free) > 0n),
  };
}

/** One delivery, for both sides of its order. @throws AppError 404 for anybody else */
export async function readDelivery(db: Handle, actor: Actor, id: string): Promise<Delivery> {
  const row = await requireDelivery(db, actor, id);
  const [delivery] = await withParts(db, actor, [row]);
  if (!delivery) throw noSuchDelivery();
  return delivery;
}

/** Before a body is looked at: a stranger is told only that it is not there. @throws AppError 404 */
export async function requireDelivery(db: Handle, actor: Actor, id: string): Promise<DeliveryRow> {
  const row = await selectDelivery(db, actor, id);
  if (!row) throw noSuchDelivery();
  return row;
}

async function withParts(
  db: Handle,
  actor: Actor,
  rows: readonly DeliveryRow[],
): Promise<Delivery[]> {
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await selectDeliveryItems(db, ids), ({ deliveryId }) => deliveryId);
  const photos = Map.groupBy(await selectPhotos(db, ids), ({ deliveryId }) => deliveryId);
  return rows.map((row) =>
    toDelivery(row, actor, { items: items.get(row.id) ?? [], photos: photos.get(row.id) ?? [] }),
  );
}

/** What a driver's link opens. @throws AppError 404 for a link that is unknown, replaced or out of date */
export async function readLinked(db: Handle, token: string): Promise<DriverDelivery> {
  const row = await requireLinked(db, token);
  const { contractorId, supplierId } = row;
  const contacts = await selectBusinessContacts(db, [contractorId, supplierId]);
  const phoneOf = (id: string) => contacts.get(id)?.phone ?? null;
  return toDriverDelivery(row, {
    items: await selectDeliveryItems(db, [row.id]),
    photoCount: (await selectPhotos(db, [row.id])).length,
    phones: { buyer: phoneOf(contractorId), supplier: phoneOf(supplierId) },
  });
}

/** @throws AppError 404 for a link that is unknown, replaced or out of date */
export async function requireLinked(db: Handle, token: string) {
  const row = await selectByLink(db, hashOfLink(token));
  if (!row) throw linkEnded();
  return row;
}
