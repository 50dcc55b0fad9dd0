import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../../platform/database.types.ts';
import { isIdleAdmin } from '../../../../../platform/sessions.ts';
import type { OwnSession } from '../../../account-schema.ts';
import { recordOwn } from '../../queries/own-audit.ts';

/** Nobody reads a longer list; ending all others ends those beyond it too. */
const maxListed = 100;

/**
 * The account's live sign-ins, this one first, then the last used. When one was last used follows
 * from its end, which moves at most once an hour.
 *
 * @param days after how many days unused, and in all, a sign-in ends
 */
export async function listSessions(
  pool: pg.Pool,
  userId: string,
  sid: string,
  days: { readonly idle: number; readonly max: number },
): Promise<OwnSession[]> {
  const { rows } = await pool.query<{ session: OwnSession }>({
    name: 'accounts-sessions',
    text: `select json_build_object(
             'id', id, 'device', sess ->> 'device', 'isCurrent', sid = $2,
             'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'lastUsedAt', to_char(least(expire - make_interval(days => $3), now())
               at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as session
           from sessions
           where user_id = $1 and expire > now()
             and created_at > now() - make_interval(days => $4)
           order by sid = $2 desc, expire desc, id
           limit ${maxListed}`,
    values: [userId, sid, days.idle, days.max],
  });
  return rows.map(({ session }) => session);
}

/** Whether this sign-in of the account began within so many minutes. */
export async function isFreshSession(
  pool: pg.Pool,
  userId: string,
  sid: string,
  minutes: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from sessions
      where user_id = $1 and sid = $2 and created_at > now() - make_interval(mins => $3)`,
    [userId, sid, minutes],
  );
  return rowCount === 1;
}

/** Ends one sign-in of this account. @returns its sid, or null where the account has none such */
export function deleteSession(db: Kysely<DB>, userId: string, id: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('sid')
      .executeTakeFirst();
    if (!ended) return null;
    await recordOwn(trx, userId, 'session.ended');
    return ended.sid;
  });
}

export async function deleteOtherSessions(db: Kysely<DB>, userId: string, keepSid: string) {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('sid', '<>', keepSid)
      .executeTakeFirstOrThrow();
    await recordOwn(trx, userId, 'session.ended', { count: Number(numDeletedRows) });
  });
}

/** Deletes sign-ins that have run out: when and with what somebody signed in is kept no longer. */
export async function sweepSessions(db: Kysely<DB>, maxDays: number): Promise<void> {
  await sql`delete from sessions s
    where s.expire < now() or s.created_at < now() - make_interval(days => ${maxDays})
      or exists (select from users u where u.id = s.user_id and ${sql.raw(isIdleAdmin)})`.execute(
    db,
  );
}
