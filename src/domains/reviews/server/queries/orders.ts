import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { isOrderVisible } from '../../../orders/server/public.ts';
import { readableReviews } from './reviews.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Whether something of a line (alias "i") has come to its buyer. */
const isDelivered = sql<SqlBool>`i.delivered_quantity > 0`;

/** Whether the buyer was delivered this product. */
export async function wasDelivered(
  db: Handle,
  { contractorId, productId }: { readonly contractorId: string; readonly productId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('orderItems as i')
    .innerJoin('orders as o', 'o.id', 'i.orderId')
    .select('i.id')
    .where('i.productId', '=', productId)
    .where('o.contractorId', '=', contractorId)
    .where(isDelivered)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The buyer of an order that `actor` may read; null for anybody else. */
export async function selectBuyerOf(db: Handle, actor: Actor, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders as o')
    .select('o.contractorId')
    .where('o.id', '=', id)
    .where(isOrderVisible(actor))
    .executeTakeFirst();
  return row?.contractorId ?? null;
}

/** The products of an order, in the order of its lines. */
export async function selectOrderedProducts(db: Handle, orderId: string) {
  return db
    .selectFrom('orderItems as i')
    .innerJoin('orders as o', 'o.id', 'i.orderId')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select(['p.id', 'p.name', 'p.slug'])
    .select(sql<boolean>`bool_or(${isDelivered})`.as('isDelivered'))
    .where('i.orderId', '=', orderId)
    .groupBy(['p.id', 'p.name', 'p.slug'])
    .orderBy(sql`min(i.line_no)`)
    .execute();
}

/** What this buyer says of these products. */
export async function selectReviewsBy(
  db: Handle,
  contractorId: string,
  productIds: readonly string[],
) {
  if (productIds.length === 0) return [];
  return readableReviews(db)
    .where('r.contractorId', '=', contractorId)
    .where('r.productId', 'in', productIds)
    .execute();
}
