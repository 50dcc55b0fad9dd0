import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Credit } from '../../credit-rules.ts';
import type { CreditedLine } from '../../schema.ts';
import type { VatGroup } from '../../vat-rules.ts';

type Trx = Transaction<DB>;

/** An order, as crediting needs it. Locked first where it decides. */
export async function selectPriced(db: Kysely<DB> | Trx, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['totalAmount', 'vatAmount', 'vatIncluded', 'deliveryCost'])
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('orderItems')
    .where('orderId', '=', orderId)
    .select(['id', 'name', 'unit', 'quantity', 'unitPrice', 'totalPrice', 'vatLetter'])
    .select(['deliveredQuantity', 'returnedQuantity', 'creditedQuantity', 'reservedQuantity'])
    .orderBy('lineNo')
    .execute();
  return { ...order, items };
}

/** What led to a credit. */
export interface CreditCause {
  readonly disputeId?: string;
  readonly returnId?: string;
  /** Of the dispute or the return. */
  readonly causeNumber: string;
}

/** @returns its number */
export async function insertCreditNote(
  trx: Trx,
  orderId: string,
  { cause, credit, lines }: { cause: CreditCause; credit: Credit; lines: readonly CreditedLine[] },
): Promise<string> {
  const { amount, vatAmount, vat } = credit;
  const { number } = await trx
    .insertInto('creditNotes')
    .values((eb) => ({
      ...cause,
      orderId,
      amount,
      vatAmount,
      vat: eb.cast(eb.val(JSON.stringify(vat)), 'jsonb'),
      lines: eb.cast(eb.val(JSON.stringify(lines)), 'jsonb'),
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Under lock: the order comes to so much less from now on. */
export async function addCredit(trx: Trx, orderId: string, amount: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      totalAmount: sql<string>`total_amount - ${amount}::numeric`,
      creditedAmount: sql<string>`credited_amount + ${amount}::numeric`,
    })
    .where('id', '=', orderId)
    .execute();
}

/** Under the order's lock: what its buyer keeps and need not pay. */
export async function addToCredited(
  trx: Trx,
  orderId: string,
  kept: readonly { readonly orderItemId: string; readonly quantity: string }[],
): Promise<void> {
  await sql`update order_items i set credited_quantity = i.credited_quantity + r.quantity
    from json_to_recordset(${JSON.stringify(kept)}::json) as r ("orderItemId" uuid, quantity numeric)
    where i.id = r."orderItemId" and i.order_id = ${orderId}`.execute(trx);
}

/** Under the order's lock: what its supplier has again. */
export async function addToReturned(
  trx: Trx,
  orderId: string,
  returned: readonly { readonly orderItemId: string; readonly quantity: string }[],
): Promise<void> {
  await sql`update order_items i set returned_quantity = i.returned_quantity + r.quantity
    from json_to_recordset(${JSON.stringify(returned)}::json) as r ("orderItemId" uuid, quantity numeric)
    where i.id = r."orderItemId" and i.order_id = ${orderId}`.execute(trx);
}

/** The credit notes of orders that the reader may read, oldest first. */
export async function selectCreditNotes(db: Kysely<DB> | Trx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('creditNotes')
    .where('orderId', 'in', orderIds)
    .select(['id', 'number', 'orderId', 'causeNumber', 'amount', 'vatAmount', 'createdAt'])
    .select([sql<CreditedLine[]>`lines`.as('lines'), sql<VatGroup[]>`vat`.as('vat')])
    .select(
      sql<'dispute' | 'return'>`case when return_id is null then 'dispute' else 'return' end`.as(
        'cause',
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
export type CreditNoteRow = Awaited<ReturnType<typeof selectCreditNotes>>[number];
