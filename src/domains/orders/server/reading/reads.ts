import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading } from '../../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { selectBusinessContacts } from '../../../accounts/server/public.ts';
import { noSuchQuotation } from '../../../quotations/server/public.ts';
import { noSuchRfq } from '../../../rfqs/server/public.ts';
import type { Order, OrderListQuery, OrderSummary } from '../../schema.ts';
import { selectCreditNotes } from '../credits/queries.ts';
import { selectRequests } from '../requests/queries/requests.ts';
import { toOrder, toSummary } from './present.ts';
import {
  type OrderRow,
  selectAwaited,
  selectOrder,
  selectOrderEvents,
  selectOrderItems,
  selectOrders,
  selectOrdersOfRfq,
} from './queries.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export const noSuchOrder = () => new AppError(404, 'order_not_found');

/** What is not there, by a route's pattern. */
export function missingAt(url: string) {
  if (url.startsWith('/api/rfqs/')) return noSuchRfq();
  return url.startsWith('/api/quotations/') ? noSuchQuotation() : noSuchOrder();
}

/** An order as one of its parties reads it. @throws AppError 404 where it is missing or not the actor's */
export async function readOrder(db: Handle, actor: Actor, id: string): Promise<Order> {
  const row = await selectOrder(db, actor, id);
  if (!row) throw noSuchOrder();
  await noteAdminReading(db, actor, { action: 'order.read', targetType: 'order', targetId: id });
  const [order] = await withDetails(db, actor, [row]);
  if (!order) throw noSuchOrder();
  return order;
}

/** The orders that an RFQ's award made, by their numbers, as far as they are the actor's. */
export async function readOrdersOfRfq(
  db: Handle,
  actor: Actor,
  rfqId: string,
  withItems = true,
): Promise<(Order | OrderSummary)[]> {
  const rows = await selectOrdersOfRfq(db, actor, rfqId);
  return withItems ? withDetails(db, actor, rows) : rows.map((row) => toSummary(row, actor));
}

async function withDetails(db: Handle, actor: Actor, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await selectOrderItems(db, ids), ({ orderId }) => orderId);
  const events = Map.groupBy(await selectOrderEvents(db, ids), ({ orderId }) => orderId);
  const sides = new Set(rows.flatMap(({ contractorId, supplierId }) => [contractorId, supplierId]));
  const requests = Map.groupBy(await selectRequests(db, ids), ({ orderId }) => orderId);
  const notes = Map.groupBy(await selectCreditNotes(db, ids), ({ orderId }) => orderId);
  const contacts = await selectBusinessContacts(db, [...sides]);
  return rows.map((row) =>
    toOrder(row, actor, {
      items: items.get(row.id) ?? [],
      events: events.get(row.id) ?? [],
      requests: requests.get(row.id) ?? [],
      creditNotes: notes.get(row.id) ?? [],
      contacts,
    }),
  );
}

/** What the actor still has to deliver or to get, by the day on which it is due. */
export async function readCalendar(db: Kysely<DB>, actor: Actor): Promise<OrderSummary[]> {
  return (await selectAwaited(db, actor)).map((row) => toSummary(row, actor));
}

/** The actor's orders (OrderSummary[]), newest first. */
export async function listOrders(
  db: Kysely<DB>,
  actor: Actor,
  query: OrderListQuery,
): Promise<ListAnswer> {
  const targetId = query.rfqId ?? 'all';
  await noteAdminReading(db, actor, { action: 'order.listed', targetType: 'rfq', targetId });
  const listed = await selectOrders(db, actor, query);
  return listAnswer(listed, query.limit, (row) => toSummary(row, actor));
}
