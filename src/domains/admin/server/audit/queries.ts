import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { readPrepared } from '../../../../platform/prepared.ts';
import { accountNameSql } from '../../../accounts/server/public.ts';
import type { AuditEntryView, AuditFilter } from '../../audit-schema.ts';
import { wordCondition } from '../users/queries.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const nameOf = (alias: 'a' | 't') =>
  sql`coalesce(${accountNameSql(alias)}, ${sql.ref(`${alias}.email`)}::text)`;

/** By their ids, which are in the order of time but for those written at once; days are found by time alone. */
function placesOf({ from, to, cursor }: AuditFilter & { readonly cursor?: string | undefined }) {
  if (!from && !to) {
    return { order: sql`l.id desc`, isAfter: cursor && sql`l.id < ${cursor}` };
  }
  return {
    order: sql`l.created_at desc, l.id desc`,
    isAfter:
      cursor &&
      sql`(l.created_at, l.id) < (select created_at, id from audit_log where id = ${cursor})`,
  };
}

/** Entries that match, the newest first. @param words of the person, as searchWords has them */
export async function selectAuditEntries(
  db: Handle,
  filter: AuditFilter & { readonly cursor?: string | undefined },
  words: readonly string[],
  limit: number,
): Promise<AuditEntryView[]> {
  const { person, action, target, from, to } = filter;
  const { order, isAfter } = placesOf(filter);
  const people = person && isId.test(person) ? [person] : await peopleCalled(db, words);
  const conditions = [sql`true`];
  if (people === null && words.length > 0) {
    conditions.push(sql`l.actor_id in (select u.id from users u where ${areCalled(words)})`);
  }
  if (action) conditions.push(sql`l.action = ${action}`);
  if (target) conditions.push(sql`l.target_id = ${target}`);
  if (from)
    conditions.push(sql`l.created_at >= ${from}::date::timestamp at time zone 'Africa/Nairobi'`);
  if (to) {
    conditions.push(sql`l.created_at < (${to}::date + 1)::timestamp at time zone 'Africa/Nairobi'`);
  }
  if (isAfter) conditions.push(isAfter);
  const matching = sql.join(conditions, sql` and `);
  const page = sql`order by ${order} limit ${sql.lit(limit)}`;
  const entries = people
    ? // The newest of each, which an index has, and of these the newest.
      sql`select l.* from unnest(${people}::uuid[]) as p (id) cross join lateral (
          select * from audit_log l where l.actor_id = p.id and ${matching} ${page}) l ${page}`
    : sql`select * from audit_log l where ${matching} ${page}`;
  return readPrepared(
    db,
    sql<AuditEntryView>`
    select l.id::text as id,
        to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        case when a.id is not null then json_build_object('id', a.id, 'name', ${nameOf('a')},
          'staffRole', a.staff_role) end as actor,
        l.action, l.target_type as "targetType", l.target_id as "targetId",
        ${nameOf('t')} as "targetName", l.details
      from (${entries}) l
        left join users a on a.id = l.actor_id
        left join users t on l.target_type = 'user' and t.id = case when l.target_id ~ '^[0-9a-f-]{36}$' then l.target_id::uuid end
      order by ${order}`,
  );
}

const areCalled = (words: readonly string[]) => sql.join(words.map(wordCondition), sql` and `);

/** Where more are called so, their entries are found soon in the log itself. */
const mostPeople = 200;

/** Those whom the words are of; null for many, and without words. */
async function peopleCalled(db: Handle, words: readonly string[]): Promise<string[] | null> {
  if (words.length === 0) return null;
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${areCalled(words)} limit ${sql.lit(mostPeople + 1)}`.execute(
    db,
  );
  return rows.length > mostPeople ? null : rows.map(({ id }) => id);
}

/** Every action that the log knows, for the filter. */
export async function selectAuditActions(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select l.action from audit_log l where l.action > f.action order by l.action limit 1)
        from found f where f.action is not null
    )
    select action from found where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}
