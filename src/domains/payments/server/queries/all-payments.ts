import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { accountNameSql } from '../../../accounts/server/public.ts';
import { isOrderVisible } from '../../../orders/server/public.ts';
import type { AllPaymentsQuery } from '../../schema.ts';
import { facts, parties } from './payments.ts';

/** Payments of all orders that `actor` may read, with the names of both sides. */
function readablePayments(db: Kysely<DB>, actor: Actor) {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .innerJoin('users as c', 'c.id', 'o.contractorId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .where(isOrderVisible(actor));
}

/** Whether a text has this in it, whatever the case; nothing is in every text. */
const holds = (text: ReturnType<typeof sql>, sought = '') =>
  sql<SqlBool>`strpos(lower(${text}), lower(${sought}::text)) > 0`;

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Africa/Nairobi')`;

/** What a reader looks for. Days are Nairobi's, and those of the recording. */
function wanted({ id, status, order, buyer, supplier, from, to }: AllPaymentsQuery) {
  const conditions = [
    sql<SqlBool>`(${status ?? ''}::text = '' or p.status::text = ${status ?? ''}::text)`,
    holds(sql`o.number`, order),
    holds(sql`concat_ws(' ', c.company_name, c.first_name, c.last_name)`, buyer),
    holds(sql`concat_ws(' ', s.company_name, s.first_name, s.last_name)`, supplier),
    ...(id ? [sql<SqlBool>`p.id = ${id}`] : []),
    ...(from ? [sql<SqlBool>`p.created_at >= ${startOf(from)}`] : []),
    ...(to ? [sql<SqlBool>`p.created_at < ${startOf(to)} + interval '1 day'`] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Payments of all orders, newest first, for admins; one row more than asked for where there are more. */
export async function selectAllPayments(db: Kysely<DB>, admin: Actor, query: AllPaymentsQuery) {
  const { cursor, limit } = query;
  const found = readablePayments(db, admin).where(wanted(query));
  const total = await countUpTo(db, found);
  let page = found
    .select([...facts, ...parties])
    .select([accountNameSql('c').as('buyerName'), 's.companyName as supplierName']);
  if (cursor) {
    page = page.where(
      sql<SqlBool>`(p.created_at, p.id) <
        (select last.created_at, last.id from payments as last where last.id = ${cursor})`,
    );
  }
  const rows = await page
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}
export type FoundPaymentRow = Awaited<ReturnType<typeof selectAllPayments>>['rows'][number];
