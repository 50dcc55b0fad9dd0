import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import {
  amountPaid,
  amountPending,
  isOrderVisible,
  isOwed,
} from '../../../orders/server/public.ts';
import type { CreditDays } from '../../rules.ts';

type Handle = Kysely<DB> | Transaction<DB>;
type Trx = Transaction<DB>;

const ordersOnCredit = (db: Handle) =>
  db
    .selectFrom('orderCredits as c')
    .innerJoin('orders as o', 'o.id', 'c.orderId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .select([
      'o.id',
      'o.number',
      'o.status',
      'o.contractorId',
      'o.totalAmount',
      'o.createdAt',
      'o.deliveredAt',
      'c.days',
      'c.reminder',
      's.id as supplierId',
      's.companyName',
      amountPaid.as('amountPaid'),
    ]);

export type CreditOrderRow = Awaited<
  ReturnType<ReturnType<typeof ordersOnCredit>['execute']>
>[number];

/** What a contractor owes on credit, order by order: those that are delivered first, the oldest before. */
export const selectDebts = (db: Handle, contractorId: string): Promise<CreditOrderRow[]> =>
  ordersOnCredit(db)
    .where('o.contractorId', '=', contractorId)
    .where(isOwed)
    .orderBy(sql`o.delivered_at + make_interval(days => c.days)`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy('o.id')
    .execute();

/** Every order that a contractor took on credit, the newest first. */
export const selectStatement = (db: Handle, contractorId: string): Promise<CreditOrderRow[]> =>
  ordersOnCredit(db)
    .where('o.contractorId', '=', contractorId)
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id')
    .execute();

/** What all contractors owe for what was delivered, by their ids, after this one. */
export async function selectDelivered(
  trx: Trx,
  { after, limit }: { readonly after: CreditOrderRow | null; readonly limit: number },
): Promise<CreditOrderRow[]> {
  let debts = ordersOnCredit(trx).where(isOwed).where('o.deliveredAt', 'is not', null);
  if (after)
    debts = debts.where(
      sql<boolean>`(o.contractor_id, o.id) > (${after.contractorId}::uuid, ${after.id}::uuid)`,
    );
  return debts.orderBy('o.contractorId').orderBy('o.id').limit(limit).execute();
}

/** The reminder that its buyer has been sent, and when: now. */
export async function markReminded(trx: Trx, orderId: string, reminder: string): Promise<void> {
  await trx
    .updateTable('orderCredits')
    .set({ reminder, remindedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .execute();
}

/** An order that `actor` may read, with its terms of credit where it has any. */
export async function selectOrderCredit(db: Handle, actor: Actor, id: string) {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('orderCredits as c', 'c.orderId', 'o.id')
    .select([
      'o.id',
      'o.number',
      'o.status',
      'o.contractorId',
      'o.totalAmount',
      'o.deliveredAt',
      'c.days',
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      sql<number>`(select count(*)::int from order_events e
        where e.order_id = o.id and e.kind = 'credit_chosen')`.as('choices'),
    ])
    .where('o.id', '=', id)
    .where(isOrderVisible(actor))
    .executeTakeFirst();
  return row ?? null;
}
export type OrderCreditRow = NonNullable<Awaited<ReturnType<typeof selectOrderCredit>>>;

export async function insertOrderCredit(
  trx: Trx,
  orderId: string,
  days: CreditDays,
): Promise<void> {
  await trx.insertInto('orderCredits').values({ orderId, days }).execute();
}

/** @returns false where the order is not on credit */
export async function deleteOrderCredit(trx: Trx, orderId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('orderCredits')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
