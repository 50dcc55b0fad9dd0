import { type Insertable, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Language } from '../../../messages/index.ts';
import type { DB, Notifications } from '../../../platform/database.types.ts';
import { hasProvenContact } from '../../accounts/server/public.ts';
import type { NoticeKind, Reachable } from '../rules.ts';
import type { Notification, NotificationsQuery } from '../schema.ts';

/** Read ones are forgotten after this long, and those that nobody looked at after that. */
const keptDays = 90;
const unreadKeptDays = 180;
/** Looked at in one statement, which has little time. */
const lookedAtOnce = 5_000;
/** Nothing older than this is sent. */
const notificationDays = 3;

/** Whether the account is there and wants to hear of its RFQs, quotations and orders, as all notices are. */
export async function wantsNotices(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('orderUpdates')
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst();
  return row?.orderUpdates === true;
}

/** Its id; null where this account was told already. */
export async function insertNotification(
  db: Kysely<DB>,
  row: Insertable<Notifications>,
  writtenBy: string | null,
): Promise<string | null> {
  const isWriterProven = sql<boolean>`exists (
    select from users u where u.id = ${writtenBy} and ${hasProvenContact})`;
  const inserted = await db
    .insertInto('notifications')
    .values({ ...row, isWriterProven })
    .onConflict((conflict) => conflict.columns(['userId', 'dedupeKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const notificationJson = `json_build_object(
  'id', n.id, 'kind', n.kind, 'values', n.data, 'link', n.link, 'isRead', n.read_at is not null,
  'createdAt', to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** `ownerId`'s notifications, newest first, from behind the cursor on. */
export async function readNotifications(
  pool: pg.Pool,
  ownerId: string,
  { cursor, limit }: NotificationsQuery,
): Promise<Notification[]> {
  const { rows } = await pool.query<{ notification: Notification }>({
    name: 'notifications-list',
    text: `select ${notificationJson} as notification from notifications n
           where n.user_id = $1 and ($2::uuid is null or (n.created_at, n.id) < (
             select c.created_at, c.id from notifications c where c.id = $2 and c.user_id = $1))
           order by n.created_at desc, n.id desc limit $3`,
    values: [ownerId, cursor ?? null, limit],
  });
  return rows.map((row) => row.notification);
}

export interface Announcement {
  readonly userId: string;
  readonly subjectId: string | null;
  readonly notification: Notification;
}

/** A notification for its owner's open pages; null where it is gone. */
export async function readAnnouncement(
  db: Kysely<DB>,
  notificationId: string,
): Promise<Announcement | null> {
  const { rows } = await sql<Announcement>`
    select n.user_id, n.subject_id, ${sql.raw(notificationJson)} as notification
    from notifications n where n.id = ${notificationId}`.execute(db);
  return rows[0] ?? null;
}

export interface BellState {
  readonly total: number;
  /** Changes whenever the list does. */
  readonly version: string;
}

/** What a poll of the bell asks for. */
export async function readBellState(pool: pg.Pool, ownerId: string): Promise<BellState> {
  const { rows } = await pool.query<BellState>({
    name: 'notifications-state',
    text: `select count(*)::integer as total,
             concat_ws(' ', $1::uuid, count(*), count(read_at), max(created_at)) as version
           from notifications where user_id = $1`,
    values: [ownerId],
  });
  return rows[0] ?? { total: 0, version: ownerId };
}

/** Nobody reads a larger number; every open page asks for it again and again. */
const mostCounted = 1_000;

/** How many of `ownerId`'s notifications are unread; who never looks has `mostCounted`. */
export async function countUnreadNotifications(pool: pg.Pool, ownerId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'notifications-unread-count',
    text: `select count(*)::integer as count from (
             select from notifications where user_id = $1 and read_at is null limit $2) as unread`,
    values: [ownerId, mostCounted],
  });
  return rows[0]?.count ?? 0;
}

/** Marks `ownerId`'s notifications as read: those named, or with null all. */
export async function markNotificationsRead(
  pool: pg.Pool,
  ownerId: string,
  ids: readonly string[] | null,
): Promise<void> {
  await pool.query({
    name: 'notifications-mark-read',
    text: `update notifications set read_at = now()
           where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
    values: [ownerId, ids],
  });
}

/** Whom notifications go to. */
export interface Addressee extends Reachable {
  readonly firstName: string | null;
  readonly language: Language;
}

/** The account that notifications go to; null where it is gone, suspended, or a demo account for nobody. */
export async function readAddressee(
  db: Kysely<DB>,
  userId: string,
  { withDemo }: { withDemo: boolean },
): Promise<Addressee | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'phoneNumber', 'firstName', 'emailNotifications'])
    .select(sql<boolean>`email_verified_at is not null`.as('isEmailProven'))
    .select(sql<boolean>`phone_verified_at is not null`.as('isPhoneProven'))
    .select(sql<Language>`locale`.as('language'))
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .where((eb) => eb.or([eb('isDemo', '=', false), eb.lit(withDemo)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Seconds since `userId` was last told anything by mail or SMS; null for never. */
export async function secondsSinceNotified(db: Kysely<DB>, userId: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - max(told_at))::float8 as seconds
    from notifications where user_id = ${userId}`.execute(db);
  return rows[0]?.seconds ?? null;
}

export interface PendingNotification {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly values: Readonly<Record<string, string | number>>;
  readonly link: string | null;
  /** Whether who wrote its names and titles had proven a contact. */
  readonly isWriterProven: boolean;
}

/** Takes what `userId` has neither seen nor been told, oldest first; two takers share nothing. */
export async function takeNotifications(
  db: Kysely<DB>,
  userId: string,
): Promise<PendingNotification[]> {
  const { rows } = await sql<PendingNotification>`
    with taken as (
      update notifications set told_at = now()
      where user_id = ${userId} and told_at is null and read_at is null
        and created_at > now() - make_interval(days => ${notificationDays})
      returning id, kind, data, link, is_writer_proven, created_at
    )
    select id, kind, data as values, link, is_writer_proven from taken order by created_at, id`.execute(
    db,
  );
  return rows;
}

/** Gives back what could not be told. */
export async function returnNotifications(
  db: Kysely<DB>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ toldAt: null })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Where a walk through old notifications goes on. */
interface OldPlace {
  /** As the database writes it: a Date would lose its microseconds, and come to the same one again. */
  readonly createdAt: string;
  readonly id: string;
}

/**
 * Forgets some of what is old, the oldest first. Each is looked at once, also those that stay.
 *
 * @param after what the part before answered; null begins @returns null at the end
 */
export async function deleteOldNotifications(
  db: Kysely<DB>,
  after: OldPlace | null = null,
  atOnce = lookedAtOnce,
): Promise<OldPlace | null> {
  const { rows } = await sql<OldPlace>`
    with part as materialized (
      select id, created_at, read_at from notifications
      where created_at < now() - make_interval(days => ${keptDays})
        and (${after?.createdAt ?? null}::timestamptz is null
          or (created_at, id) > (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by created_at, id limit ${atOnce}
    ), forgotten as (
      delete from notifications n using part p
      where n.id = p.id and (p.read_at is not null
        or p.created_at < now() - make_interval(days => ${unreadKeptDays}))
    )
    select created_at::text as created_at, id from part order by part.created_at, id offset ${atOnce - 1}`.execute(
    db,
  );
  return rows[0] ?? null;
}
