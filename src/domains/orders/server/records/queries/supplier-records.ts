import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/**
 * Works out every supplier's record over the last year: the hours from an RFQ, or from when it was
 * sent to them, to their first answer; the RFQs they answered; of the decided ones the share they won;
 * of the deliveries with a date, or with promised days, the share that came in time; orders
 * that were delivered in full, whether their buyer has completed them or not. What was taken on and is
 * overdue counts as late. An order that was cancelled or declined counts for nothing.
 * A rate without anything to count is null. Suppliers without either lose their record.
 */
export async function refreshSupplierRecords(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One statement over a year of all suppliers: the limit that answers have is not for it.
    await sql`set local statement_timeout = '280s'`.execute(trx);
    await writeRecords(trx);
  });
}

async function writeRecords(db: Transaction<DB>): Promise<void> {
  await sql`
    with answered as (
      select q.supplier_id, q.rfq_id, min(q.created_at) as first_at,
          bool_or(q.status = 'accepted') as is_won,
          bool_or(q.status in ('accepted', 'rejected')) as is_decided
        from quotations q where q.created_at > now() - interval '1 year'
        group by q.supplier_id, q.rfq_id
    ), bids as (
      select a.supplier_id, count(*)::int as quotations,
          avg(greatest(0, extract(epoch from
            a.first_at - coalesce(m.created_at, r.created_at)) / 3600))::numeric(8, 2) as hours,
          avg(a.is_won::int) filter (where a.is_decided)::numeric(4, 3) as win_rate
        from answered a join rfqs r on r.id = a.rfq_id
        left join rfq_matches m on m.rfq_id = a.rfq_id and m.supplier_id = a.supplier_id
        group by a.supplier_id
    ), sales as (
      select supplier_id, count(*) filter (where status in ('delivered', 'completed'))::int as completed,
          avg((coalesce(delivered_at, now()) <= due_at)::int) filter (where delivered_at is not null
            or (status in ('confirmed', 'dispatched') and due_at < now()))::numeric(4, 3) as on_time
        from orders where created_at > now() - interval '1 year' group by supplier_id
    ), known as (
      select supplier_id from bids union select supplier_id from sales
    ), gone as (
      delete from supplier_records where supplier_id not in (select supplier_id from known)
    )
    insert into supplier_records as old (supplier_id, response_hours, quotations, win_rate,
        on_time_rate, completed_orders, refreshed_at)
      select known.supplier_id, bids.hours, coalesce(bids.quotations, 0), bids.win_rate,
          sales.on_time, coalesce(sales.completed, 0), now()
        from known left join bids using (supplier_id) left join sales using (supplier_id)
      on conflict (supplier_id) do update set
        response_hours = excluded.response_hours, quotations = excluded.quotations,
        win_rate = excluded.win_rate, on_time_rate = excluded.on_time_rate,
        completed_orders = excluded.completed_orders, refreshed_at = excluded.refreshed_at
  `.execute(db);
}
