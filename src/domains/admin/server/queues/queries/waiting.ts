import { type Expression, type Kysely, sql } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import { waitingPayees } from '../../../../accounts/server/public.ts';
import type { QueueKind } from '../../../queues-schema.ts';

/** What a queue holds: an id, what to call it, and since when it waits. */
interface Queue {
  /** Answers `id`, `title` and `since` of all that wait. */
  readonly waiting: (db: Kysely<DB>) => Expression<unknown>;
  /** Where an item is decided. */
  readonly href: (id: string) => string;
}

const nameOf = sql`coalesce(u.company_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''), '')`;

/** Each queue in one place: the counts of the overview and the lists read the same. */
export const queues: Readonly<Record<QueueKind, Queue>> = {
  verifications: {
    waiting: () => sql`select v.id::text, ${nameOf} as title, v.created_at as since
      from verification_requests v join users u on u.id = v.user_id where v.status = 'pending'`,
    href: () => '/admin/verifications',
  },
  payees: {
    waiting: waitingPayees,
    href: () => '/admin/payment-details',
  },
  reports: {
    waiting: () => sql`select r.id::text, ${nameOf} as title, r.created_at as since
      from reports r join users u on u.id = r.reported_id
      where r.resolved_at is null and r.review_id is null`,
    href: () => '/dashboard',
  },
  reviews: {
    waiting: () => sql`select r.id::text, p.name as title, r.created_at as since
      from reports r join reviews v on v.id = r.review_id join products p on p.id = v.product_id
      where r.resolved_at is null`,
    href: () => '/dashboard',
  },
  disputes: {
    waiting: () => sql`select d.id::text, d.number as title, d.created_at as since
      from disputes d where d.status = 'open'`,
    href: () => '/admin/disputes',
  },
  receipts: {
    waiting: () => sql`select r.id::text, concat_ws(' ', r.provider, r.receipt, r.amount) as title,
        r.created_at as since
      from provider_receipts r where r.state = 'unmatched'
        or (r.state = 'reported' and r.created_at < now() - interval '10 minutes')
    union all select f.id::text, concat_ws(' ', r.provider, r.receipt, f.amount), f.created_at
      from refunds f join provider_receipts r on r.id = f.receipt_id where f.state = 'failed'`,
    href: () => '/admin/payments',
  },
  transfers: {
    waiting:
      () => sql`select p.id::text, concat_ws(' ', o.number, p.amount) as title, p.created_at as since
      from payments p join orders o on o.id = p.order_id
      where p.status = 'pending' and p.method = 'bank'`,
    href: () => '/admin/payments',
  },
  payouts: {
    waiting: () => sql`select b.id::text, ${nameOf} as title, b.created_at as since
      from payout_batches b join users u on u.id = b.made_by where b.status = 'draft'`,
    href: () => '/admin/payouts',
  },
  contact: {
    waiting:
      () => sql`select c.id::text, coalesce(c.subject, c.name) as title, c.created_at as since
      from contact_submissions c where not c.is_read`,
    href: (id) => `/admin/contact/${id}`,
  },
  credit: {
    waiting: () => sql`select a.id::text, ${nameOf} as title, a.created_at as since
      from credit_applications a join users u on u.id = a.contractor_id where a.status = 'open'`,
    href: () => '/admin/credit',
  },
  jobs: {
    waiting: () => sql`select j.id::text, j.name as title, j.completed_on as since
      from pgboss.job j where j.state = 'failed' and j.completed_on is not null`,
    href: () => '/admin/queues/jobs',
  },
};
