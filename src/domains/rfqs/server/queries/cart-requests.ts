import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { CartRequest } from '../../../cart/schema.ts';
import type { CreateRfq } from '../../schema.ts';
import { statusNow } from './state-now.ts';

/** Lets one of several that make a request of `ownerId`'s cart go first. */
export async function lockCart(trx: Transaction<DB>, ownerId: string): Promise<void> {
  await trx
    .selectFrom('carts')
    .select('id')
    .where('userId', '=', ownerId)
    .forNoKeyUpdate()
    .execute();
}

/** The open RFQ of `ownerId` that asks for just this in the same words; null where there is none. */
export async function selectOpenTwin(
  trx: Transaction<DB>,
  ownerId: string,
  asked: Pick<
    CreateRfq,
    'title' | 'description' | 'deliveryLocation' | 'deliveryCounty' | 'deliveryDate' | 'supplierIds'
  >,
): Promise<string | null> {
  const chosen = asked.supplierIds ? [...new Set(asked.supplierIds)] : null;
  const row = await trx
    .selectFrom('rfqs as r')
    .select('r.id')
    .where('r.contractorId', '=', ownerId)
    .where('r.title', '=', asked.title)
    .where('r.description', '=', asked.description)
    .where('r.version', '=', 1)
    .where(sql<SqlBool>`${statusNow()} = 'open'`)
    .where(sql<SqlBool>`r.delivery_location is not distinct from ${asked.deliveryLocation ?? null}
      and r.delivery_county is not distinct from ${asked.deliveryCounty ?? null}
      and r.delivery_date is not distinct from ${asked.deliveryDate ?? null}::timestamptz`)
    .where(sql<SqlBool>`case when ${chosen}::uuid[] is null then not r.recipients_chosen
      else (select array_agg(m.supplier_id order by m.supplier_id) from rfq_matches m where m.rfq_id = r.id)
        = (select array_agg(s order by s) from unnest(${chosen}::uuid[]) s) end`)
    .orderBy('r.createdAt')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What `ownerId` has asked for of what is in its cart, since it is there: of each product the newest request. */
export async function selectCartRequests(db: Kysely<DB>, ownerId: string): Promise<CartRequest[]> {
  const rows = await db
    .selectFrom('carts as c')
    .innerJoin('cartItems as l', 'l.cartId', 'c.id')
    .innerJoin('rfqItems as i', 'i.productId', 'l.productId')
    .innerJoin('rfqs as r', 'r.id', 'i.rfqId')
    .distinctOn('l.productId')
    .select(['l.productId', 'i.quantity', 'r.id as rfqId', 'r.title', 'r.createdAt'])
    .where('c.userId', '=', ownerId)
    .where('r.contractorId', '=', ownerId)
    .where('r.status', '<>', 'awarded')
    .where('i.removedAt', 'is', null)
    .whereRef('r.createdAt', '>=', 'l.createdAt')
    .orderBy('l.productId')
    .orderBy('r.createdAt', 'desc')
    .execute();
  return rows.map(({ quantity, createdAt, ...row }) => ({
    ...row,
    quantity: Number(quantity),
    createdAt: createdAt.toISOString(),
  }));
}
