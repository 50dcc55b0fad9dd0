import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { monthsOfNairobi } from '../../../../platform/months.ts';

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
  db: Kysely<DB>,
  supplierId: string,
  months: number,
): Promise<QuotationMonth[]> {
  const { rows } = await sql<QuotationMonth>`
    with months as (
      select * from ${monthsOfNairobi(months)} m
    ), first as (
      select min(since) as since from months
    ), sent as (
      select m.month, count(distinct q.rfq_id)::int as rfqs
        from months m join quotations q on q.supplier_id = ${supplierId}
          and q.created_at >= m.since and q.created_at < m.until
        group by m.month
    ), decided as (
      select status, coalesce(decided_at, updated_at) as at
        from quotations, first where supplier_id = ${supplierId}
          and status in ('accepted', 'rejected') and coalesce(decided_at, updated_at) >= first.since
    )
    select to_char(m.month, 'YYYY-MM') as month, coalesce(sent.rfqs, 0) as sent,
        (count(*) filter (where d.status = 'accepted'))::int as won,
        (count(*) filter (where d.status = 'rejected'))::int as lost
      from months m
        left join sent on sent.month = m.month
        left join decided d on d.at >= m.since and d.at < m.until
      group by m.month, sent.rfqs order by m.month`.execute(db);
  return rows;
}
