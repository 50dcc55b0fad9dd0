import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { isCurrent } from '../../../quotations/server/public.ts';
import type { Demand } from '../../schema.ts';

/** So many RFQs, of so many buyers, stand behind a number: no single one can be made out. */
const fewestRfqs = 5;
const fewestBuyers = 3;

/**
 * Materials that were asked for in the last 90 days where `supplierId` delivers, in steps of five, and
 * only of closed RFQs: how many ask now is nobody's to know.
 */
export async function selectDemand(
  db: Kysely<DB>,
  supplierId: string,
): Promise<Demand['materials']> {
  const { rows } = await sql<Demand['materials'][number]>`
    select m.key, m.name, (count(distinct r.id) / 5 * 5)::int as "rfqsAtLeast",
        exists (select from products p where p.supplier_id = ${supplierId}
          and p.product_type = m.key and p.is_active) as "isListed"
      from users u
      join rfqs r on r.delivery_county = any(u.delivery_counties || u.county)
        and r.closes_at between now() - interval '90 days' and now()
      join rfq_items i on i.rfq_id = r.id and i.removed_at is null
      join materials m on m.key = i.product_type
     where u.id = ${supplierId}
     group by m.key
    having count(distinct r.id) >= ${fewestRfqs} and count(distinct r.contractor_id) >= ${fewestBuyers}
     order by 3 desc, m.name limit 50`.execute(db);
  return rows;
}

/** RFQs of 180 days that went to `supplierId` and take no answer any more, and how many of them it quoted. */
export async function selectAnswered(
  db: Kysely<DB>,
  supplierId: string,
): Promise<Pick<Demand, 'asked' | 'answered'>> {
  const { rows } = await sql<Pick<Demand, 'asked' | 'answered'>>`
    select count(*)::int as asked, (count(*) filter (where exists (select from quotations q
        where q.rfq_id = r.id and q.supplier_id = ${supplierId})))::int as answered
      from rfq_matches x join rfqs r on r.id = x.rfq_id and (r.status <> 'open' or r.closes_at <= now())
        and least(r.closed_at, r.awarded_at, r.closes_at) > now() - interval '180 days'
     where x.supplier_id = ${supplierId}`.execute(db);
  return rows[0] ?? { asked: 0, answered: 0 };
}

/** Orders of 180 days that have arrived, and how many of them by the day that was asked for. */
export async function selectOnTime(
  db: Kysely<DB>,
  supplierId: string,
): Promise<Pick<Demand, 'delivered' | 'onTime'>> {
  const { rows } = await sql<Pick<Demand, 'delivered' | 'onTime'>>`
    select count(*)::int as delivered,
        (count(*) filter (where delivered_at <= delivery_date))::int as "onTime"
      from orders where supplier_id = ${supplierId} and delivered_at > now() - interval '180 days'
        and delivery_date is not null and status <> 'cancelled'`.execute(db);
  return rows[0] ?? { delivered: 0, onTime: 0 };
}

/**
 * Quotations of a year that lost: to a lower total, to an earlier delivery, or for other reasons. Sums
 * alone, and only of at least five: of a single one it would tell what the winner asked.
 */
export async function selectLost(db: Kysely<DB>, supplierId: string): Promise<Demand['lost']> {
  const { rows } = await sql<NonNullable<Demand['lost']> & { total: number }>`
    with lost as (
      select q.total_amount, q.delivery_time, min(w.total_amount) as best_total,
          min(w.delivery_time) as best_time
        from quotations q
        join quotations w on w.rfq_id = q.rfq_id and w.status = 'accepted' and w.id <> q.id
       where q.supplier_id = ${supplierId} and q.status = 'rejected' and ${isCurrent('q')}
         and q.created_at > now() - interval '365 days'
       group by q.id
    )
    select count(*)::int as total,
        (count(*) filter (where total_amount > best_total))::int as "byPrice",
        (count(*) filter (where total_amount <= best_total and delivery_time > best_time))::int as "byTime",
        (count(*) filter (where total_amount <= best_total
          and not coalesce(delivery_time > best_time, false)))::int as "otherwise"
      from lost`.execute(db);
  const [sums] = rows;
  if (!sums || sums.total < fewestRfqs) return null;
  const { byPrice, byTime, otherwise } = sums;
  return { byPrice, byTime, otherwise };
}
