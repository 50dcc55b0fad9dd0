import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { PayoutFigures } from '../../payout-schema.ts';
import { isClaimed } from './payouts.ts';

/** What was collected for a supplier, order by order, as long as any of it is held, owed, on its way or was paid out. */
const ownPayouts = (supplierId: string) => sql`
  select o.id, o.number as "orderNumber", o.created_at as "createdAt", ${isClaimed} as "isClaimed",
      sums.held, sums.owed, sums.paying_out as "payingOut", sums.paid_out as "paidOut", sums.fees,
      sums.paid_out_at as "paidOutAt"
    from orders o, lateral (
      select coalesce(-sum(e.amount) filter (where e.account = 'held'), 0)::numeric(14, 2) as held,
          coalesce(-sum(e.amount) filter (where e.account = 'payable'), 0)::numeric(14, 2) as owed,
          coalesce(-sum(e.amount) filter (where e.account = 'paying_out'), 0)::numeric(14, 2)
            as paying_out,
          coalesce(-sum(e.amount) filter (where e.account = 'paid_out'), 0)::numeric(14, 2)
            as paid_out,
          coalesce(-sum(e.amount) filter (where e.account = 'fees'), 0)::numeric(14, 2) as fees,
          max(e.created_at) filter (where e.account = 'paid_out') as paid_out_at
        from ledger_entries e where e.order_id = o.id
    ) sums
    where o.supplier_id = ${supplierId}
      and (sums.held > 0 or sums.owed > 0 or sums.paying_out > 0 or sums.paid_out > 0)`;

export interface OwnPayoutRow {
  readonly id: string;
  readonly orderNumber: string;
  readonly createdAt: Date;
  readonly isClaimed: boolean;
  readonly held: string;
  readonly owed: string;
  readonly payingOut: string;
  readonly paidOut: string;
  readonly fees: string;
  readonly paidOutAt: Date | null;
}

/** The latest orders first, after the one that was read last. */
export async function selectOwnPayouts(
  db: Kysely<DB>,
  supplierId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<readonly OwnPayoutRow[]> {
  const after = cursor
    ? sql<SqlBool>`("createdAt", id) <
        (select last.created_at, last.id from orders last
          where last.id = ${cursor} and last.supplier_id = ${supplierId})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<OwnPayoutRow>`
    with own as (${ownPayouts(supplierId)})
    select * from own where ${after} order by "createdAt" desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** The sums over all of them, and how many they are. */
export async function selectPayoutFigures(
  db: Kysely<DB>,
  supplierId: string,
): Promise<PayoutFigures & { readonly orders: number }> {
  const { rows } = await sql<PayoutFigures & { readonly orders: number }>`
    with own as (${ownPayouts(supplierId)})
    select count(*)::int as orders, coalesce(sum(held), 0)::numeric(18, 2)::text as held,
        coalesce(sum(owed), 0)::numeric(18, 2)::text as owed,
        coalesce(sum("payingOut"), 0)::numeric(18, 2)::text as "payingOut",
        coalesce(sum("paidOut"), 0)::numeric(18, 2)::text as "paidOut",
        coalesce(sum(fees), 0)::numeric(18, 2)::text as fees
      from own`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A sum over everything answered no row');
  return figures;
}
