import { sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { OrderStatus } from '../../rules.ts';
import { amountPaid, amountPending, visibleTo } from './read.ts';

/** An order of `actor`, under the lock that its steps and its payments wait at. Lock its RFQ first. */
export async function lockOrder(trx: Transaction<DB>, actor: Actor, id: string) {
  const row = await trx
    .selectFrom('orders as o')
    .where('o.id', '=', id)
    .where(visibleTo(actor))
    .select(['o.id', 'o.number', 'o.status', 'o.contractorId', 'o.supplierId', 'o.quotationId'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** What is paid for a locked order, and what waits: decimal strings, KES. Younger than the lock. */
export async function selectFunds(trx: Transaction<DB>, id: string) {
  return trx
    .selectFrom('orders as o')
    .where('o.id', '=', id)
    .select([amountPaid.as('amountPaid'), amountPending.as('amountPending')])
    .executeTakeFirstOrThrow();
}

/** Under lock: its supplier takes it on. */
export async function markConfirmed(trx: Transaction<DB>, id: string): Promise<void> {
  await setStatus(trx, id, 'confirmed').set({ confirmedAt: sql<Date>`now()` }).execute();
}

/** Under lock, and its RFQ's: its buyer calls it off, and what it took of the RFQ is free again. */
export async function markCancelled(
  trx: Transaction<DB>,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  await setStatus(trx, id, 'cancelled')
    .set({ cancelledAt: sql<Date>`now()`, cancelledBy: by, cancelledReason: reason })
    .execute();
  await trx.deleteFrom('awards').where('orderId', '=', id).execute();
}

const setStatus = (trx: Transaction<DB>, id: string, status: OrderStatus) =>
  trx.updateTable('orders').set({ status }).where('id', '=', id);

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

/** How a party of an order is called. */
export async function selectParty(trx: Transaction<DB>, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'companyName', 'firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
