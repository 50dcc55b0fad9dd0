import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../../platform/actor.ts';
import type { DB } from '../../../../../platform/database.types.ts';
import { amountHeld, amountPaid, amountPending, visibleTo } from '../../reading/queries.ts';

const lockedColumns = [
  'o.id',
  'o.number',
  'o.status',
  'o.contractorId',
  'o.supplierId',
  'o.rfqId',
  'o.quotationId',
  'o.totalAmount',
] as const;

const lockable = (trx: Transaction<DB>, id: string) =>
  trx.selectFrom('orders as o').where('o.id', '=', id).select(lockedColumns).forNoKeyUpdate();

/** The RFQ of an order of `actor`, which stays; null where it has none. */
export async function selectRfqId(trx: Transaction<DB>, actor: Actor, id: string) {
  const orders = trx.selectFrom('orders as o').where('o.id', '=', id).where(visibleTo(actor));
  return (await orders.select('o.rfqId').executeTakeFirst())?.rfqId ?? null;
}

/** An order of `actor`, under the lock that its steps and its payments wait at. Lock its RFQ first. */
export async function lockOrder(trx: Transaction<DB>, actor: Actor, id: string) {
  return (await lockable(trx, id).where(visibleTo(actor)).executeTakeFirst()) ?? null;
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * The same for who is no side of it: jobs, money that arrived, and a driver's page by its delivery. Never by a caller's
 * id alone.
 */
export async function lockOrderUnseen(
  trx: Transaction<DB>,
  id: string,
): Promise<LockedOrder | null> {
  return (await lockable(trx, id).executeTakeFirst()) ?? null;
}

/** Delivered orders whose buyer has said nothing for so many days about which nothing is open, as far as nobody holds them. */
export async function lockSilent(
  trx: Transaction<DB>,
  days: number,
  limit: number,
): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders as o')
    .where('o.status', '=', 'delivered')
    .where('o.deliveredAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where(sql<boolean>`not has_open_claim(o.id)`)
    .select(lockedColumns)
    .orderBy('o.id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** What is paid for an order, waits and is held: decimal strings, KES. In a statement after the lock where it decides. */
export async function selectFunds(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('orders as o')
    .where('o.id', '=', id)
    .select([
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      amountHeld.as('amountHeld'),
    ])
    .executeTakeFirstOrThrow();
}

const instants = {
  confirmed: 'confirmedAt',
  dispatched: 'dispatchedAt',
  delivered: 'deliveredAt',
  completed: 'completedAt',
  cancelled: 'cancelledAt',
} as const;

/** Under lock: the state that a step leads to, and since when. An order is dispatched since its first delivery left. */
export async function setStatus(
  trx: Transaction<DB>,
  id: string,
  status: keyof typeof instants,
): Promise<void> {
  const at = instants[status];
  await trx
    .updateTable('orders')
    .set({ status, [at]: sql`coalesce(${sql.ref(at)}, now())` })
    .where('id', '=', id)
    .execute();
}

/** Under lock, and its RFQ's: who called it off and why. What it took of the RFQ is free again. */
export async function noteCancelled(
  trx: Transaction<DB>,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ cancelledBy: by, cancelledReason: reason })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('awards').where('orderId', '=', id).execute();
}

/** How many orders of a quotation were cancelled, and how many were not. Under its RFQ's lock. */
export async function countOrdersFrom(
  trx: Transaction<DB>,
  quotationId: string,
): Promise<{ cancelled: number; standing: number }> {
  return trx
    .selectFrom('orders')
    .where('quotationId', '=', quotationId)
    .select([
      sql<number>`(count(*) filter (where status = 'cancelled'))::int`.as('cancelled'),
      sql<number>`(count(*) filter (where status <> 'cancelled'))::int`.as('standing'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many orders this buyer placed with this supplier from the cart within a day. */
export async function countCartOrders(
  trx: Transaction<DB>,
  { contractorId, supplierId }: { readonly contractorId: string; readonly supplierId: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .where('contractorId', '=', contractorId)
    .where('supplierId', '=', supplierId)
    .where('quotationId', 'is', null)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How a party of an order is called. */
export async function selectParty(trx: Transaction<DB>, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'companyName', 'firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
