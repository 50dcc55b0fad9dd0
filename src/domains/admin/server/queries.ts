import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { accountNameSql } from '../../accounts/server/public.ts';
import { isCurrent } from '../../quotations/server/public.ts';
import { isOpenNow, statusNow } from '../../rfqs/server/public.ts';
import type { MarketFigures, NamedAccount, RecentOrder, RecentRfq } from '../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** The month that it is in Nairobi, from its first moment on. */
const thisMonth = sql`date_trunc('month', now(), 'Africa/Nairobi')`;

/** How many such accounts there are; the index users_figures_idx has all that is asked. */
const accounts = (wanted: RawBuilder<unknown>) => sql`(select count(*)::int from users
  where ${wanted} and suspended_at is null and anonymised_at is null)`;

/** What the marketplace comes to now. Accounts that are suspended or deleted do not count. */
export async function selectMarketFigures(db: Handle): Promise<MarketFigures> {
  const { rows } = await sql<MarketFigures>`
    with people as (
      select ${accounts(sql`role = 'contractor'`)} as contractors,
          ${accounts(sql`role = 'supplier'`)} as suppliers,
          ${accounts(sql`role = 'supplier' and is_verified`)} as "verifiedSuppliers"
    ), sales as (
      select count(*)::int as orders,
          coalesce(sum(total_amount), 0)::numeric(14, 2)::text as "orderValue"
        from orders where created_at >= ${thisMonth} and status <> 'cancelled'
    )
    select people.*, sales.*,
      (select coalesce(sum(active), 0)::int from product_counts) as products,
      (select count(*)::int from rfqs r where ${isOpenNow()}) as "openRfqs",
      (select count(*)::int from quotations q
        where q.created_at >= ${thisMonth} and ${isCurrent()}) as quotations
    from people, sales`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A sum over everything answered no row');
  return figures;
}

/** SQL of a NamedAccount. The alias is one of this file's own. */
const account = (alias: 'u' | 'a' | 'b') => sql<NamedAccount>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'role', ${sql.ref(`${alias}.role`)},
  'name', ${accountNameSql(alias)})`;

/** An instant as JSON writes it. */
const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

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
