import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/** Under lock: the order comes to so much less from now on. */
export async function addCredit(
  trx: Transaction<DB>,
  orderId: string,
  amount: string,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      totalAmount: sql<string>`total_amount - ${amount}::numeric`,
      creditedAmount: sql<string>`credited_amount + ${amount}::numeric`,
    })
    .where('id', '=', orderId)
    .execute();
}
