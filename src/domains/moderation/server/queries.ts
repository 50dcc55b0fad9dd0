import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { accountNameSql } from '../../accounts/server/public.ts';
import type { NamedAccount, ReportDetails } from '../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** SQL of a NamedAccount. The alias is one of this file's own. */
const account = (alias: 'a' | 'b') => sql<NamedAccount>`json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'role', ${sql.ref(`${alias}.role`)},
  'name', ${accountNameSql(alias)})`;

/** An instant as JSON writes it. */
const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

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

/** Open reports of people, as a queue of admins names them. */
export const waitingReports = () => sql`
  select r.id::text, r.created_at as since,
      (select coalesce(${accountNameSql('u')}, '') from users u where u.id = r.reported_id) as title
    from reports r where r.resolved_at is null and r.review_id is null`;

/** Open reports of reviews. */
export const waitingReviews = () => sql`
  select r.id::text, r.created_at as since,
      (select p.name from reviews v join products p on p.id = v.product_id where v.id = r.review_id)
        as title
    from reports r where r.resolved_at is null and r.review_id is not null`;
