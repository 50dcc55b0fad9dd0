import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { countUpTo, plannedAnew } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { readPrepared } from '../../../../platform/prepared.ts';
import { viewMinutes } from '../../../../platform/sessions.ts';
import type { FoundUser, UserDetail, UserSearch } from '../../users-schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** As the index users_search_trgm_idx has it. */
const searched = sql`lower(coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' '
  || coalesce(last_name, '') || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone_number, ''))`;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const foundColumns = sql`u.id, u.company_name as "companyName", u.first_name as "firstName",
  u.last_name as "lastName", u.email, u.phone_number as "phoneNumber", u.role,
  u.is_verified as "isVerified", u.suspended_at is not null as "isSuspended",
  ${instant('u.created_at')} as "createdAt"`;

/** Those who buy or sell: the team is its owners' matter. */
const users = sql`u.staff_role is null and u.anonymised_at is null`;

/** The newest first. @param words each must be somewhere in the names and contacts */
export async function searchUsers(
  db: Handle,
  words: readonly string[],
  { role, standing, cursor, limit }: UserSearch,
): Promise<FoundUser[]> {
  const query = sql<FoundUser>`
    select ${foundColumns} from users u where ${matching(words, role, standing)}
      ${cursor ? sql`and (u.created_at, u.id) < (select created_at, id from users where id = ${cursor})` : sql``}
      order by u.created_at desc, u.id desc limit ${sql.lit(limit + 1)}`;
  return words.length > 0 ? (await query.execute(db)).rows : readPrepared(db, query);
}

export const countUsers = (
  db: Handle,
  words: readonly string[],
  { role, standing }: UserSearch,
): Promise<number> =>
  countUpTo(
    db,
    sql`select from users u where ${matching(words, role, standing)}`,
    words.length > 0 ? plannedAnew : readPrepared,
  );

function matching(
  words: readonly string[],
  role: UserSearch['role'],
  standing: UserSearch['standing'],
): RawBuilder<unknown> {
  const conditions = words.map(wordCondition);
  if (role) conditions.push(sql`u.role = ${role}`);
  if (standing === 'suspended') conditions.push(sql`u.suspended_at is not null`);
  if (standing === 'active') conditions.push(sql`u.suspended_at is null`);
  return sql.join([users, ...conditions], sql` and `);
}

/** That a user u has this word in names or contacts. */
export const wordCondition = (word: string) => sql`${searched} like ${`%${escaped(word)}%`}`;

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** All that staff see of a user on one page; null where there is none. */
export async function selectUser(db: Handle, id: string): Promise<UserDetail | null> {
  const { rows } = await sql<UserDetail>`
    select ${foundColumns}, u.location, u.county,
        case when u.suspended_at is not null then (select a.details ->> 'reason' from audit_log a
          where a.target_type = 'user' and a.target_id = u.id::text
            and a.action = 'account.suspended' order by a.id desc limit 1) end as "suspendedReason",
        u.email_verified_at is not null as "isEmailProven",
        u.phone_verified_at is not null as "isPhoneProven",
        u.totp_confirmed_at is not null as "hasTwoStep",
        (select v.status from verification_requests v where v.user_id = u.id
          order by v.created_at desc limit 1) as verification,
        json_build_object(
          'rfqs', (select count(*)::int from rfqs where contractor_id = u.id),
          'quotations', (select count(*)::int from quotations where supplier_id = u.id),
          'products', (select count(*)::int from products where supplier_id = u.id),
          'bought', (select count(*)::int from orders where contractor_id = u.id),
          'sold', (select count(*)::int from orders where supplier_id = u.id)) as counts,
        coalesce((select json_agg(json_build_object('id', r.id, 'reason', r.reason,
            'isResolved', r.resolved_at is not null, 'createdAt', ${instant('r.created_at')})
            order by r.created_at desc)
          from (select * from reports where reported_id = u.id
            order by created_at desc limit 20) r), '[]') as reports,
        coalesce((select json_agg(json_build_object('device', s.sess ->> 'device',
            'createdAt', ${instant('s.created_at')}) order by s.created_at desc)
          from (select * from sessions where user_id = u.id and expire > now()
            order by created_at desc limit 20) s), '[]') as sessions
      from users u where u.id = ${id} and ${users}`.execute(db);
  return rows[0] ?? null;
}

export async function userExists(db: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${id} and ${users}`.execute(db);
  return rows.length > 0;
}

/** Ends every sign-in of the account. @returns how many there were */
export async function deleteSessions(trx: Transaction<DB>, userId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** From now on this sign-in shows the product as this user sees it, for a while; null ends that. */
export async function setViewed(
  trx: Transaction<DB>,
  sid: string,
  userId: string | null,
): Promise<void> {
  await sql`update sessions set viewed_id = ${userId},
      viewing_until = case when ${userId}::uuid is not null
        then now() + make_interval(mins => ${viewMinutes}) end
    where sid = ${sid}`.execute(trx);
}
