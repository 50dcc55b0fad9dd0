import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import { monthsOfNairobi } from '../../../../../platform/months.ts';

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
    select to_char(m.month, 'YYYY-MM') as month, count(o.id)::int as orders,
        coalesce(sum(o.total_amount), 0)::numeric(16, 2)::text as revenue
      from ${monthsOfNairobi(months)} m
        left join orders o on o.supplier_id = ${supplierId} and o.status <> 'cancelled'
          and o.created_at >= m.since and o.created_at < m.until
      group by m.month order by m.month`.execute(db);
  return rows;
}
