import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Language } from '../../../messages/index.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Contact } from '../../../shared/contact.ts';
import type { CurrentUser, PublicUser, SupplierPage } from '../account-schema.ts';
import { type SignUpRole, termsVersion } from '../rules.ts';

/** JSON keys in the order of the contract, made by the database: one column a row. */
const publicUserJson = `
  'id', id, 'firstName', first_name, 'lastName', last_name, 'companyName', company_name,
  'role', role, 'profileImageUrl', profile_image_url, 'location', location,
  'isVerified', is_verified,
  'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ownAccountJson = `${publicUserJson},
  'email', email, 'phoneNumber', phone_number, 'staffRole', staff_role, 'viewedUntil', null, 'county', county,
  'deliveryCounties', delivery_counties, 'leadTimeDays', lead_time_days,
  'deliveryFee', delivery_fee::text, 'minimumOrder', minimum_order::text,
  'notificationPreferences', json_build_object(
    'emailNotifications', email_notifications, 'messageNotifications', message_notifications,
    'orderUpdates', order_updates, 'marketingEmails', marketing_emails),
  'isAuthenticated', true`;

/** The account as its owner reads it; null when it is gone. */
export async function readOwnAccount(pool: pg.Pool, userId: string): Promise<CurrentUser | null> {
  const { rows } = await pool.query<{ account: CurrentUser }>({
    name: 'accounts-own',
    text: `select json_build_object(${ownAccountJson}) as account from users
           where id = $1 and anonymised_at is null`,
    values: [userId],
  });
  return rows[0]?.account ?? null;
}

/** The account as others see it, with the email only when asked for; null when it is gone. */
export async function readPublicUser(
  pool: pg.Pool,
  userId: string,
  { withEmail }: { withEmail: boolean },
): Promise<PublicUser | null> {
  const { rows } = await pool.query<{ account: PublicUser }>({
    name: withEmail ? 'accounts-public-with-email' : 'accounts-public',
    text: `select json_build_object(${publicUserJson}${withEmail ? `, 'email', email` : ''}) as account
           from users where id = $1 and anonymised_at is null`,
    values: [userId],
  });
  return rows[0]?.account ?? null;
}

export type SupplierProfile = Omit<SupplierPage, 'categories' | 'rating' | 'productCount'>;

/** A supplier that buyers may look at; null for everybody else and while suspended. */
export async function readSupplier(pool: pg.Pool, userId: string): Promise<SupplierProfile | null> {
  const { rows } = await pool.query<{ supplier: SupplierProfile }>({
    name: 'accounts-supplier',
    text: `select json_build_object(${publicUserJson}, 'description', description,
             'county', county, 'deliveryCounties', delivery_counties,
             'leadTimeDays', lead_time_days) as supplier
           from users
           where id = $1 and role = 'supplier' and suspended_at is null and anonymised_at is null`,
    values: [userId],
  });
  return rows[0]?.supplier ?? null;
}

export interface SignInRecord {
  readonly id: string;
  readonly password: string | null;
  readonly isSuspended: boolean;
  readonly hasTwoStep: boolean;
  readonly hasProvenContact: boolean;
  /** The owner has signed in from this network before. */
  readonly isKnownNetwork: boolean;
}

/**
 * What a sign-in needs to know of the accounts with this contact, at most two: the one that has proven
 * nothing at all, and whoever has proven the contact, else the oldest that gives it as its own. In this
 * order, so that who signed up a moment ago cannot tell by the clock whether there is the other.
 */
export async function findForSignIn(
  pool: pg.Pool,
  contact: Contact,
  network: Buffer,
  { withDemo }: { withDemo: boolean },
): Promise<readonly SignInRecord[]> {
  const [column, proven] =
    contact.kind === 'email'
      ? ['email', 'email_verified_at is not null']
      : ['phone_number', 'phone_verified_at is not null'];
  const { rows } = await pool.query<SignInRecord>({
    name: `accounts-sign-in-${contact.kind}`,
    text: `select id, password, suspended_at is not null as "isSuspended",
             totp_confirmed_at is not null as "hasTwoStep", ${proven} as "hasProvenContact",
             exists (select from login_networks known
                     where known.user_id = users.id and known.network = $2) as "isKnownNetwork"
           from users
           where ${column} = $1 and anonymised_at is null and ($3 or not is_demo)
           order by (email_verified_at is null and phone_verified_at is null) desc, (${proven}) desc,
             created_at
           limit 2`,
    values: [contact.value, network, withDemo],
  });
  return rows;
}

/**
 * Whether the account still has this password hash and no other way of signing in than was asked for.
 * Nobody changes them before the transaction ends.
 */
export async function holdsAsChecked(
  trx: Kysely<DB>,
  { id, password, hasTwoStep }: Pick<SignInRecord, 'id' | 'password' | 'hasTwoStep'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select(['password', 'totpConfirmedAt'])
    .where('id', '=', id)
    .where('anonymisedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.password === password && (row.totpConfirmedAt !== null) === hasTwoStep;
}

/**
 * Holds the account until the transaction ends: what changes its contacts, password or standing, uses its
 * tokens or asks for its verification takes turns. Rows that refer to it may be stored meanwhile.
 */
export async function lockAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export interface NewAccount {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly password: string;
  readonly role: SignUpRole;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly locale: Language;
  readonly privacyNoticeVersion: string;
}

/**
 * Stores the account, and that its owner was shown the privacy notice and took the terms; answers its id. `alongside` is
 * done in the same transaction.
 */
export async function insertAccount(
  db: Kysely<DB>,
  account: NewAccount,
  alongside: (trx: Kysely<DB>, userId: string) => Promise<void>,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values(account)
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('consents')
      .values([
        {
          userId: id,
          purpose: 'privacy_notice',
          version: account.privacyNoticeVersion,
          granted: true,
        },
        { userId: id, purpose: 'terms', version: termsVersion, granted: true },
      ])
      .execute();
    await alongside(trx, id);
    return id;
  });
}

/** Remembers that the owner signed in from here, and forgets where that was half a year ago. */
export async function rememberNetwork(pool: pg.Pool, userId: string, network: Buffer) {
  await pool.query(
    `with old as (
       delete from login_networks
       where user_id = $1 and network <> $2 and last_signed_in_at < now() - interval '180 days'
     )
     insert into login_networks (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set last_signed_in_at = now()`,
    [userId, network],
  );
}

export interface AttemptLimits {
  /** So many attempts in a row cost nothing. */
  readonly free: number;
  /** Seconds to wait after each one beyond; the last holds for all that follow. */
  readonly delays: readonly number[];
  readonly forgetAfterSeconds: number;
}

/**
 * Counts an attempt under each of these keys that does not have to wait. One statement: of many attempts at
 * the same moment each sees the counts of those before it, all of them.
 *
 * @returns for each key null when it was counted, else how many seconds there are left to wait, at least 1
 */
export async function countAttempts(
  pool: pg.Pool,
  keys: readonly Buffer[],
  { free, delays, forgetAfterSeconds }: AttemptLimits,
): Promise<(number | null)[]> {
  const counted = await pool.query<{ key: Buffer }>(
    `insert into login_attempts as known (key, failures)
     select key, 1 from unnest($1::bytea[]) with ordinality given (key, place) order by place
     on conflict (key) do update set (failures, last_failed_at, blocked_until) = (
       select next, now(), case when next <= $2 then now() else
         now() + make_interval(secs => ($3::float8[])[least(next - $2, cardinality($3::float8[]))])
       end
       from (select case
         when known.last_failed_at < now() - make_interval(secs => $4) then 1
         else known.failures + 1 end as next) counter
     )
     -- Not now(): who waited for somebody else's count of this moment began before it was made.
     where known.blocked_until <= clock_timestamp()
     returning key`,
    [keys, free, delays, forgetAfterSeconds],
  );
  if (counted.rowCount === keys.length) return keys.map(() => null);
  const { rows } = await pool.query<{ key: Buffer; seconds: number }>(
    `select key, ceil(extract(epoch from blocked_until - now()))::int as seconds
     from login_attempts where key = any($1)`,
    [keys],
  );
  const among = <Row extends { key: Buffer }>(all: readonly Row[], key: Buffer) =>
    all.find((row) => row.key.equals(key));
  return keys.map((key) =>
    among(counted.rows, key) ? null : Math.max(1, among(rows, key)?.seconds ?? 1),
  );
}

/** Undoes one count: the key is as it was before, which was free to try. */
export async function takeAttemptBack(pool: pg.Pool, key: Buffer): Promise<void> {
  await pool.query(
    `update login_attempts set failures = greatest(failures - 1, 0), blocked_until = now()
     where key = $1`,
    [key],
  );
}

/** Starts this key's count anew, and sweeps a handful of counts that no longer matter. */
export async function forgetAttempts(pool: pg.Pool, key: Buffer, forgetAfterSeconds: number) {
  await pool.query(
    `delete from login_attempts where key = $1 or key in (
       select key from login_attempts
       where last_failed_at < now() - make_interval(secs => $2)
       order by last_failed_at limit 50 for update skip locked)`,
    [key, forgetAfterSeconds],
  );
}

/** Whether the account is one of the demo, which anybody may sign in to. */
export async function isDemoAccount(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query('select from users where id = $1 and is_demo', [userId]);
  return rows.length > 0;
}
