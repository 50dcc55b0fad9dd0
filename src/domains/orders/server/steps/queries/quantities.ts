import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/** The lines of a locked order, with what stock was reserved for them. */
export async function selectStockLines(trx: Transaction<DB>, orderId: string) {
  return trx
    .selectFrom('orderItems')
    .select(['id', 'productId', 'unit', 'quantity', 'reservedQuantity'])
    .where('orderId', '=', orderId)
    .orderBy('lineNo')
    .execute();
}
export type StockLine = Awaited<ReturnType<typeof selectStockLines>>[number];

/** What is reserved for each of these lines from now on, by their ids. */
export async function setReserved(
  trx: Transaction<DB>,
  reserved: ReadonlyMap<string, number>,
): Promise<void> {
  if (reserved.size === 0) return;
  const list = JSON.stringify([...reserved].map(([id, quantity]) => ({ id, quantity })));
  await sql`update order_items i set reserved_quantity = r.quantity
    from json_to_recordset(${list}::json) as r (id uuid, quantity integer)
    where i.id = r.id`.execute(trx);
}

/** What has arrived of a line of an order. */
export interface Arrived {
  readonly orderItemId: string;
  /** A decimal with at most three places. */
  readonly quantity: string;
}

/** What is still owed of a line: a decimal string. */
export interface Owed {
  readonly orderItemId: string;
  readonly owed: string;
}

/** What is still owed of every line of a locked order. */
export async function selectOwed(trx: Transaction<DB>, orderId: string): Promise<Owed[]> {
  const { rows } = await sql<Owed>`select id as "orderItemId",
      (quantity - delivered_quantity)::text as owed
    from order_items where order_id = ${orderId} order by line_no`.execute(trx);
  return rows;
}

/** Counts what has arrived of a locked order; each line once. */
export async function addToDelivered(
  trx: Transaction<DB>,
  orderId: string,
  arrived: readonly Arrived[],
): Promise<void> {
  await sql`update order_items i set delivered_quantity = i.delivered_quantity + a.quantity
    from json_to_recordset(${JSON.stringify(arrived)}::json) as a ("orderItemId" uuid, quantity numeric)
    where i.id = a."orderItemId" and i.order_id = ${orderId}`.execute(trx);
}
