import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { monthsOfNairobi } from '../../../../platform/months.ts';
import { withVatSql } from '../../../quotations/server/public.ts';
import type { Buying } from '../../schema.ts';

type Month = Buying['months'][number];
type CategorySpend = Buying['categories'][number];
type SupplierSpend = Buying['suppliers'][number];

/** What `contractorId` ordered month by month, oldest first; cancelled orders count for nothing. */
export async function selectSpendByMonth(
  db: Kysely<DB>,
  contractorId: string,
  months: number,
): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select to_char(m.month, 'YYYY-MM') as month, count(o.id)::int as orders,
        coalesce(sum(o.total_amount), 0)::numeric(16, 2)::text as spent
      from ${monthsOfNairobi(months)} m
        left join orders o on o.contractor_id = ${contractorId} and o.status <> 'cancelled'
          and o.created_at >= m.since and o.created_at < m.until
      group by m.month order by m.month`.execute(db);
  return rows;
}

/** Lines of `contractorId`'s orders that count, of the same months. */
const linesOf = (contractorId: string, months: number) => sql`
  select o.supplier_id, i.quotation_item_id, i.quantity, i.product_id,
      ${withVatSql('o.vat_included', 'i.total_price')} as gross
    from orders o join order_items i on i.order_id = o.id
   where o.contractor_id = ${contractorId} and o.status <> 'cancelled'
     and o.created_at >= (select min(since) from ${monthsOfNairobi(months)} m)`;

/** With VAT, without delivery. */
export async function selectSpendByCategory(
  db: Kysely<DB>,
  contractorId: string,
  months: number,
): Promise<CategorySpend[]> {
  const { rows } = await sql<CategorySpend>`
    select case when c.id is null then null
        else jsonb_build_object('slug', c.slug, 'name', c.name) end as category,
        sum(l.gross)::numeric(16, 2)::text as spent
      from (${linesOf(contractorId, months)}) l
      left join products p on p.id = l.product_id
      left join quotation_items q on q.id = l.quotation_item_id
      left join rfq_items r on r.id = q.rfq_item_id
      left join categories c on c.id = coalesce(r.category_id, p.category_id)
     group by c.id order by sum(l.gross) desc`.execute(db);
  return rows;
}

export async function selectSpendBySupplier(
  db: Kysely<DB>,
  contractorId: string,
  months: number,
): Promise<SupplierSpend[]> {
  const { rows } = await sql<SupplierSpend>`
    select u.id, u.company_name as "companyName", count(*)::int as orders,
        sum(o.total_amount)::numeric(16, 2)::text as spent
      from orders o join users u on u.id = o.supplier_id
     where o.contractor_id = ${contractorId} and o.status <> 'cancelled'
       and o.created_at >= (select min(since) from ${monthsOfNairobi(months)} m)
     group by u.id order by sum(o.total_amount) desc, u.id limit 50`.execute(db);
  return rows;
}

/** Orders of no project are one row. */
export async function selectSpendByProject(
  db: Kysely<DB>,
  contractorId: string,
  months: number,
): Promise<Buying['projects']> {
  const { rows } = await sql<Buying['projects'][number]>`
    select case when p.id is null then null
        else jsonb_build_object('id', p.id, 'name', p.name) end as project,
        count(*)::int as orders, sum(o.total_amount)::numeric(16, 2)::text as spent
      from orders o left join projects p on p.id = o.project_id
     where o.contractor_id = ${contractorId} and o.status <> 'cancelled'
       and o.created_at >= (select min(since) from ${monthsOfNairobi(months)} m)
     group by p.id order by sum(o.total_amount) desc, p.id limit 50`.execute(db);
  return rows;
}

/**
 * What was ordered by quotation, against the median of all prices that were quoted for the same line in
 * the same measure, with VAT: only lines with at least three of them. Below zero where dearer ones were
 * chosen.
 */
export async function selectSavings(
  db: Kysely<DB>,
  contractorId: string,
  months: number,
): Promise<Buying['savings']> {
  const { rows } = await sql<Buying['savings']>`
    with ordered as (${linesOf(contractorId, months)}), quoted as (
      select i.id, i.rfq_item_id, coalesce(i.normalized_unit, i.unit, '') as unit, i.quantity,
          coalesce(i.normalized_quantity, i.quantity) as amount,
          ${withVatSql('q.vat_included', 'i.total_price')}
            / coalesce(i.normalized_quantity, i.quantity) as price
        from quotation_items i
        join quotations q on q.id = i.quotation_id and q.superseded_at is null and q.withdrawn_at is null
       where i.rfq_item_id in (select x.rfq_item_id from quotation_items x
         join ordered on ordered.quotation_item_id = x.id)
    ), usual as (
      select rfq_item_id, unit, percentile_cont(0.5) within group (order by price)::numeric as median
        from quoted group by 1, 2 having count(*) >= 3
    )
    select count(distinct own.rfq_item_id)::int as lines,
        coalesce(sum((usual.median - own.price) * own.amount * ordered.quantity / own.quantity), 0)
          ::numeric(16, 2)::text as amount
      from ordered join quoted own on own.id = ordered.quotation_item_id
      join usual using (rfq_item_id, unit)`.execute(db);
  return rows[0] ?? { lines: 0, amount: '0.00' };
}
