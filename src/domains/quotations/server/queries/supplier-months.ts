import type pg from 'pg';

/** What became of a supplier's quotations in one month of Nairobi. */
export interface QuotationMonth {
  /** "2026-11" */
  readonly month: string;
  /** RFQs that were quoted; revisions of one quotation count once. */
  readonly sent: number;
  readonly won: number;
  readonly lost: number;
}

/** The last `months` months, this one included, oldest first; months without anything are there too. */
export async function selectQuotationMonths(
  pool: pg.Pool,
  supplierId: string,
  months: number,
): Promise<QuotationMonth[]> {
  const { rows } = await pool.query<QuotationMonth>(
    `select to_char(month, 'YYYY-MM') as month,
       (select count(distinct rfq_id)::int from quotations q where q.supplier_id = $1
          and date_trunc('month', q.created_at at time zone 'Africa/Nairobi') = month) as sent,
       decided.won, decided.lost
     from generate_series(
         date_trunc('month', now() at time zone 'Africa/Nairobi') - make_interval(months => $2 - 1),
         date_trunc('month', now() at time zone 'Africa/Nairobi'), interval '1 month') as month,
       lateral (
         select (count(*) filter (where q.status = 'accepted'))::int as won,
           (count(*) filter (where q.status = 'rejected'))::int as lost
         from quotations q where q.supplier_id = $1
           and date_trunc('month', coalesce(q.decided_at, q.updated_at) at time zone 'Africa/Nairobi')
             = month
       ) as decided
     order by 1`,
    [supplierId, months],
  );
  return rows;
}
