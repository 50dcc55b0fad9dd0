import { sql } from 'kysely';

/** What waits for admins here, as their queues name it. */

/** Money that fits no order, reports that nothing confirmed, and refunds that failed. */
export const waitingReceipts = () => sql`
  select r.id::text, concat_ws(' ', r.provider, r.receipt, r.amount) as title, r.created_at as since
    from provider_receipts r where r.state = 'unmatched'
      or (r.state = 'reported' and r.created_at < now() - interval '10 minutes')
  union all select f.id::text, concat_ws(' ', r.provider, r.receipt, f.amount), f.created_at
    from refunds f join provider_receipts r on r.id = f.receipt_id where f.state = 'failed'`;

/** Bank transfers that nobody has confirmed or rejected. */
export const waitingTransfers = () => sql`
  select p.id::text, concat_ws(' ', o.number, p.amount) as title, p.created_at as since
    from payments p join orders o on o.id = p.order_id
    where p.status = 'pending' and p.method = 'bank'`;

/** Batches that wait for another admin. */
export const waitingPayouts = () => sql`
  select b.id::text, coalesce(u.company_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''), '') as title,
      b.created_at as since
    from payout_batches b join users u on u.id = b.made_by where b.status = 'draft'`;
