import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { accountNameSql, hasProvenContact } from '../../../accounts/server/public.ts';

/** Unread messages from one person that their receiver was not notified of. */
export interface UnnotifiedMessages {
  readonly peerId: string;
  /** Null where they have no name any more. */
  readonly sender: string | null;
  readonly isSenderProven: boolean;
  readonly count: number;
}

/**
 * Takes what `userId` was not notified of, unless they want to hear of no messages; two takers share nothing.
 * Rows are locked in one order, as sending and reading do.
 */
export async function takeUnnotified(
  db: Kysely<DB>,
  userId: string,
): Promise<UnnotifiedMessages[]> {
  const { rows } = await sql<UnnotifiedMessages>`
    with own as materialized (
      select c.user_id, c.peer_id from conversations c join users u on u.id = c.user_id
      where c.user_id = ${userId} and u.message_notifications
        and c.unread_count > 0 and c.told_seq < c.last_seq
      order by c.peer_id for update of c
    ), taken as (
      update conversations c set told_seq = last_seq, told_at = now()
      from own where c.user_id = own.user_id and c.peer_id = own.peer_id
      returning c.peer_id, c.unread_count, c.last_seq
    )
    select t.peer_id, t.unread_count as count,
      ${accountNameSql('u')} as sender,
      ${hasProvenContact} as is_sender_proven
    from taken t join users u on u.id = t.peer_id order by t.last_seq`.execute(db);
  return rows;
}

/** Returns what could not be sent. */
export async function returnUnnotified(
  db: Kysely<DB>,
  userId: string,
  peerIds: readonly string[],
): Promise<void> {
  await sql`
    with own as materialized (
      select user_id, peer_id from conversations
      where user_id = ${userId} and peer_id = any(${peerIds}) order by peer_id for update
    )
    update conversations c set told_seq = 0, told_at = null
    from own where c.user_id = own.user_id and c.peer_id = own.peer_id`.execute(db);
}

/** Seconds since `userId` was last notified of messages; null for never. */
export async function secondsSinceMessagesNotified(
  db: Kysely<DB>,
  userId: string,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - max(told_at))::float8 as seconds
    from conversations where user_id = ${userId}`.execute(db);
  return rows[0]?.seconds ?? null;
}
