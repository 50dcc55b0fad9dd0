import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

type Trx = Transaction<DB>;

/** The lines of a locked order as a change works them out anew. */
export async function selectLinesToChange(trx: Trx, orderId: string) {
  return trx
    .selectFrom('orderItems')
    .select(['id', 'productId', 'quotationItemId', 'unit', 'quantity', 'unitPrice'])
    .select(['reservedQuantity'])
    .where('orderId', '=', orderId)
    .orderBy('lineNo')
    .execute();
}
export type LineToChange = Awaited<ReturnType<typeof selectLinesToChange>>[number];

/** On what terms a locked order's total was worked out. */
export async function selectTerms(trx: Trx, orderId: string) {
  return trx
    .selectFrom('orders as o')
    .leftJoin('quotations as q', 'q.id', 'o.quotationId')
    .select([
      'o.vatIncluded',
      'o.deliveryCost',
      'q.deliveryTerms',
      'q.deliveryCost as quotedDelivery',
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/**
 * Writes what is left of lines, and takes as large a part from what they took of the RFQ: that is left to be
 * ordered again. A line of which nothing is left goes.
 */
export async function writeLines(
  trx: Trx,
  orderId: string,
  lines: readonly { readonly id: string; readonly quantity: string; readonly totalPrice: string }[],
): Promise<void> {
  const list = sql`json_to_recordset(${JSON.stringify(lines)}::json)
    as n (id uuid, quantity numeric, "totalPrice" numeric)`;
  await sql`update awards a
      set quantity = greatest(0.001, trunc(a.quantity * n.quantity / i.quantity, 3))
    from order_items i join ${list} on n.id = i.id
    where a.order_id = ${orderId} and i.order_id = ${orderId}
      and a.quotation_item_id = i.quotation_item_id and n.quantity > 0`.execute(trx);
  await sql`delete from awards a using order_items i join ${list} on n.id = i.id
    where a.order_id = ${orderId} and i.order_id = ${orderId}
      and a.quotation_item_id = i.quotation_item_id and n.quantity = 0`.execute(trx);
  await sql`delete from order_items i using ${list}
    where i.id = n.id and i.order_id = ${orderId} and n.quantity = 0`.execute(trx);
  await sql`update order_items i set quantity = n.quantity, total_price = n."totalPrice",
      reserved_quantity = least(i.reserved_quantity, ceil(n.quantity)::integer)
    from ${list} where i.id = n.id and i.order_id = ${orderId}`.execute(trx);
}

export interface ChangedOrder {
  readonly subtotal?: string;
  readonly vatAmount?: string;
  readonly deliveryCost?: string;
  readonly totalAmount?: string;
  readonly deliveryDate?: Date;
  readonly deliveryAddress?: string;
  readonly deliveryCounty?: string;
}

export async function writeOrder(trx: Trx, id: string, changed: ChangedOrder): Promise<void> {
  await trx.updateTable('orders').set(changed).where('id', '=', id).execute();
}
