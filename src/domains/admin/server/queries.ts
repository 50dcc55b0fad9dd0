import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { countPayeesToCheck } from '../../accounts/server/public.ts';
import { countOpenApplications } from '../../credit/server/public.ts';
import { isCurrent } from '../../quotations/server/public.ts';
import { isOpenNow, statusNow } from '../../rfqs/server/public.ts';
import type {
  MarketFigures,
  NamedAccount,
  OpenReport,
  RecentOrder,
  RecentRfq,
  ReportDetails,
  Waiting,
  WaitingVerification,
} from '../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** The month that it is in Nairobi, from its first moment on. */
const thisMonth = sql`date_trunc('month', now(), 'Africa/Nairobi')`;

/** What the marketplace comes to now. Accounts that are suspended or deleted do not count. */
export async function selectMarketFigures(db: Handle): Promise<MarketFigures> {
  const { rows } = await sql<Omit<MarketFigures, 'payeesToCheck' | 'creditApplications'>>`
    with people as (
      select count(*) filter (where role = 'contractor')::int as contractors,
          count(*) filter (where role = 'supplier')::int as suppliers,
          count(*) filter (where role = 'supplier' and is_verified)::int as "verifiedSuppliers"
        from users where suspended_at is null and anonymised_at is null
    ), sales as (
      select count(*)::int as orders,
          coalesce(sum(total_amount), 0)::numeric(14, 2)::text as "orderValue"
        from orders where created_at >= ${thisMonth} and status <> 'cancelled'
    )
    select people.*, sales.*,
      (select coalesce(sum(active), 0)::int from product_counts) as products,
      (select count(*)::int from rfqs r where ${isOpenNow()}) as "openRfqs",
      (select count(*)::int from payments p
        where p.status = 'pending' and p.method = 'bank') as "waitingPayments",
      (select count(*)::int from quotations q
        where q.created_at >= ${thisMonth} and ${isCurrent()}) as quotations
    from people, sales`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A sum over everything answered no row');
  return {
    ...figures,
    payeesToCheck: await countPayeesToCheck(db),
    creditApplications: await countOpenApplications(db),
  };
}

/** SQL of a NamedAccount. The alias is one of this file's own. */
const account = (alias: 'u' | 'a' | 'b') => sql<NamedAccount>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'role', ${sql.ref(`${alias}.role`)},
  'name', coalesce(${sql.ref(`${alias}.company_name`)}, nullif(concat_ws(' ',
    ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}), '')))`;

/** An instant as JSON writes it. */
const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Who waits longest to be verified, and how many wait. */
export async function selectWaitingVerifications(
  db: Handle,
  limit: number,
): Promise<Waiting<WaitingVerification>> {
  const { rows } = await sql<WaitingVerification & { total: number }>`
    select v.id, ${account('u')} as account, ${instant('v.created_at')} as "createdAt",
        (count(*) over ())::int as total
      from verification_requests v join users u on u.id = v.user_id
      where v.status = 'pending' order by v.created_at, v.id limit ${limit}`.execute(db);
  return waiting(rows);
}

/** Of a report r with its reporter a, and whom (b) or which review (v) of a product (p) it is about. */
const reportColumns = sql`r.id, r.reason, ${account('a')} as reporter,
  case when b.id is not null then ${account('b')} end as reported,
  case when v.id is not null then json_build_object('id', v.id, 'rating', v.rating, 'text', v.text,
    'isHidden', v.hidden_at is not null, 'product',
    json_build_object('id', p.id, 'name', p.name, 'slug', p.slug)) end as review,
  ${instant('r.created_at')} as "createdAt"`;
const reportTables = sql`reports r join users a on a.id = r.reporter_id
  left join users b on b.id = r.reported_id
  left join reviews v on v.id = r.review_id left join products p on p.id = v.product_id`;

/** Reports that nobody has dealt with, the oldest first, and how many there are. */
export async function selectOpenReports(db: Handle, limit: number): Promise<Waiting<OpenReport>> {
  const { rows } = await sql<OpenReport & { total: number }>`
    select ${reportColumns}, (count(*) over ())::int as total from ${reportTables}
      where r.resolved_at is null order by r.created_at, r.id limit ${limit}`.execute(db);
  return waiting(rows);
}

/** A report, open or not, with what can be done about it; null where there is none. */
export async function selectReport(db: Handle, id: string): Promise<ReportDetails | null> {
  const { rows } = await sql<ReportDetails>`
    select ${reportColumns}, r.resolved_at is not null as "isResolved",
        b.suspended_at is not null as "isSuspended",
        coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name,
            'isActive', p.is_active, 'isTakenDown', p.taken_down_at is not null)
            order by p.taken_down_at is null, p.created_at desc)
          from (select * from products where supplier_id = b.id
            order by taken_down_at is null, created_at desc limit 50) p), '[]') as products
      from ${reportTables} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

function waiting<Entry>(rows: readonly (Entry & { total: number })[]) {
  const first = rows.map(({ total, ...entry }) => entry as unknown as Entry);
  return { total: rows[0]?.total ?? 0, first };
}

/** The newest RFQs of all, without what was offered for them. */
export async function selectRecentRfqs(db: Handle, limit: number): Promise<RecentRfq[]> {
  const { rows } = await sql<RecentRfq>`
    select r.id, r.title, ${account('u')} as contractor, ${instant('r.created_at')} as "createdAt",
        ${statusNow()} as status,
        (select count(*)::int from rfq_matches m where m.rfq_id = r.id) as "supplierCount",
        (select ${account('b')} from rfq_matches m join users b on b.id = m.supplier_id
          where m.rfq_id = r.id order by exists (select from orders o where o.rfq_id = r.id
            and o.supplier_id = m.supplier_id and o.status <> 'cancelled') desc,
            m.created_at, m.supplier_id limit 1) as supplier
      from rfqs r join users u on u.id = r.contractor_id
      order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest orders of all. */
export async function selectRecentOrders(db: Handle, limit: number): Promise<RecentOrder[]> {
  const { rows } = await sql<RecentOrder>`
    select o.id, o.number, o.status, ${account('a')} as contractor, ${account('b')} as supplier,
        o.total_amount::text as "totalAmount", ${instant('o.created_at')} as "createdAt"
      from orders o join users a on a.id = o.contractor_id join users b on b.id = o.supplier_id
      order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Notes who dealt with an open report, and when. @returns false where none is open under this id */
export async function resolveOpenReport(db: Handle, id: string, adminId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ resolvedBy: adminId, resolvedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function reportExists(db: Handle, id: string): Promise<boolean> {
  const row = await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
