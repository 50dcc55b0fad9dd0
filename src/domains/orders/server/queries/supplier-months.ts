import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What a supplier sold in one month of Nairobi. */
export interface SalesMonth {
  /** "2026-11" */
  readonly month: string;
  readonly orders: number;
  /** Sum of the orders that are not cancelled: decimal string, KES. */
  readonly revenue: string;
}

/** The last `months` months, this one included, oldest first; months without anything are there too. */
export async function selectSalesMonths(
  db: Kysely<DB>,
  supplierId: string,
  months: number,
): Promise<SalesMonth[]> {
  const { rows } = await sql<SalesMonth>`
    select to_char(month, 'YYYY-MM') as month, count(o.id)::int as orders,
        coalesce(sum(o.total_amount), 0)::numeric(16, 2)::text as revenue
      from generate_series(
          date_trunc('month', now() at time zone 'Africa/Nairobi')
            - make_interval(months => ${months}::int - 1),
          date_trunc('month', now() at time zone 'Africa/Nairobi'), interval '1 month') as month
        left join orders o on o.supplier_id = ${supplierId} and o.status <> 'cancelled'
          and o.created_at >= month at time zone 'Africa/Nairobi'
          and o.created_at < (month + interval '1 month') at time zone 'Africa/Nairobi'
      group by month order by month`.execute(db);
  return rows;
}
