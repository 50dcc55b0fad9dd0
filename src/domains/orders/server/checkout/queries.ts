import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What an order had, with the unit that its product is sold by now. */
export async function selectReorderLines(db: Kysely<DB>, orderId: string) {
  return db
    .selectFrom('orderItems as i')
    .leftJoin('products as p', 'p.id', 'i.productId')
    .select(['i.name', 'i.productId', 'i.unit', 'i.quantity', 'p.unit as soldBy'])
    .where('i.orderId', '=', orderId)
    .orderBy('i.lineNo')
    .execute();
}
