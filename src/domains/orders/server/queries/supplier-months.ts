import type pg from 'pg';

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
  pool: pg.Pool,
  supplierId: string,
  months: number,
): Promise<SalesMonth[]> {
  const { rows } = await pool.query<SalesMonth>(
    `select to_char(month, 'YYYY-MM') as month, count(o.id)::int as orders,
       coalesce(sum(o.total_amount), 0)::numeric(16, 2)::text as revenue
     from generate_series(
         date_trunc('month', now() at time zone 'Africa/Nairobi') - make_interval(months => $2 - 1),
         date_trunc('month', now() at time zone 'Africa/Nairobi'), interval '1 month') as month
       left join orders o on o.supplier_id = $1 and o.status <> 'cancelled'
         and date_trunc('month', o.created_at at time zone 'Africa/Nairobi') = month
     group by month order by month`,
    [supplierId, months],
  );
  return rows;
}
