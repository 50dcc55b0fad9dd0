import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { amountPaid, isOrderVisible } from '../../../orders/server/public.ts';
import type { PaymentFigures } from '../../schema.ts';

/** What `actor`'s orders come to that is not paid, and what waits to be confirmed. Cancelled ones owe nothing. */
export async function selectPaymentFigures(
  db: Kysely<DB>,
  actor: Actor,
): Promise<Omit<PaymentFigures, 'payeeMissing'>> {
  const mine = isOrderVisible(actor);
  const { rows } = await sql<Omit<PaymentFigures, 'payeeMissing'>>`
    with dues as (
      select o.total_amount - (${amountPaid})::numeric as owed
        from orders o where ${mine} and o.status <> 'cancelled'
    ), waiting as (
      select count(*)::int as "waitingPayments",
          coalesce(sum(p.amount), 0)::numeric(18, 2)::text as "amountWaiting"
        from payments p join orders o on o.id = p.order_id
        where ${mine} and p.method = 'bank' and p.status = 'pending'
    )
    select count(*) filter (where owed > 0)::int as "unpaidOrders",
        coalesce(sum(owed) filter (where owed > 0), 0)::numeric(18, 2)::text as "amountOwed",
        "waitingPayments", "amountWaiting"
      from waiting left join dues on true group by "waitingPayments", "amountWaiting"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A sum over everything answered no row');
  return figures;
}
