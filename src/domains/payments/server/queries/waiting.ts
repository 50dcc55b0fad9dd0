import { sql } from 'kysely';
import { accountNameSql } from '../../../accounts/server/public.ts';

/** What waits for admins here, as their queues name it. */

/** Of alias "m", as pages write money. */
const money = sql`'KSh ' || replace(to_char(m.amount, 'FM999,999,999,990.00'), '.00', '')`;

/** Money of nobody, reports that nobody looked up, and refunds that failed. */
export const unmatchedMoney = sql`
  select r.id, r.state as kind, r.provider, r.receipt, r.amount,
      r.account_reference as "accountReference", r.payer, null as "orderNumber",
      r.created_at as "createdAt"
    from provider_receipts r where r.state = 'unmatched'
      or (r.state = 'reported' and r.created_at < now() - interval '10 minutes')
  union all
  select f.id, 'refund_failed', r.provider, r.receipt, f.amount, r.account_reference, null,
      o.number, f.created_at
    from refunds f join provider_receipts r on r.id = f.receipt_id
      left join orders o on o.id = f.order_id where f.state = 'failed'`;

export const waitingReceipts = () => sql`
  select m.id::text, concat_ws(' ', m.receipt, ${money}) as title,
      m."createdAt" as since
    from (${unmatchedMoney}) m`;

/** Bank transfers that nobody has confirmed or rejected. */
export const waitingTransfers = () => sql`
  select m.id::text, m.created_at as since,
      concat_ws(' ', (select number from orders o where o.id = m.order_id), ${money}) as title
    from payments m where m.status = 'pending' and m.method = 'bank'`;

/** Batches that wait for another admin, or for their files to be uploaded. */
export const waitingPayouts = () => sql`
  select b.id::text, b.created_at as since, concat_ws(' · ',
      (select ${money} from (select coalesce(sum(p.amount), 0) as amount from payouts p
        where p.batch_id = b.id and p.left_out is null) m),
      (select ${accountNameSql('u')} from users u where u.id = b.made_by)) as title
    from payout_batches b where b.status in ('draft', 'approved')`;
