import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import type { ListAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Order, OrderListQuery } from '../schema.ts';
import { partyOf, toSummary } from './present.ts';
import { selectOrder, selectOrderEvents, selectOrderItems, selectOrders } from './queries/read.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export const noSuchOrder = () => notFound('Order not found.');

/** An order as one of its parties reads it. @throws AppError 404 where it is missing or not the actor's */
export async function readOrder(db: Handle, actor: Actor, id: string): Promise<Order> {
  const row = await selectOrder(db, actor, id);
  if (!row) throw noSuchOrder();
  await noteAdminReading(db, actor, { action: 'order.read', targetType: 'order', targetId: id });
  const events = await selectOrderEvents(db, id);
  const { subtotal, vatAmount, vatIncluded, deliveryCost, deliveryAddress, deliveryCounty } = row;
  return {
    ...toSummary(row, actor),
    items: await selectOrderItems(db, id),
    events: events.map(({ actorId, createdAt, details, ...event }) => ({
      ...event,
      by: partyOf(row, actorId),
      details: details as Order['events'][number]['details'],
      createdAt: createdAt.toISOString(),
    })),
    subtotal,
    vatAmount,
    vatIncluded,
    deliveryCost,
    deliveryAddress,
    deliveryCounty,
    ...(partyOf(row, actor.id) === 'buyer' ? { deliveryPin: row.deliveryPin } : {}),
  };
}

/** The actor's orders (OrderSummary[]), newest first. */
export async function listOrders(
  db: Kysely<DB>,
  actor: Actor,
  query: OrderListQuery,
): Promise<ListAnswer> {
  const targetId = query.rfqId ?? 'all';
  await noteAdminReading(db, actor, { action: 'order.listed', targetType: 'rfq', targetId });
  const { rows, total } = await selectOrders(db, actor, query);
  const shown = rows.slice(0, query.limit);
  const json = JSON.stringify(shown.map((row) => toSummary(row, actor)));
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    version: `${actor.id} ${json}`,
    total,
    part: () => ({ json, next: last ? { cursor: last.id } : null }),
  };
}
