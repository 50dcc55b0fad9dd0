import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface Reach {
  /** Neither of the two has written to the other. */
  readonly isFirst: boolean;
  /** The receiver has written to the sender at some time. */
  readonly hasAnswered: boolean;
  readonly isVerified: boolean;
}

/** What decides whether `senderId` may write to `receiverId` without an end to it. */
export async function readReach(
  trx: Transaction<DB>,
  senderId: string,
  receiverId: string,
): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select u.is_verified,
      not exists (
        select from conversations c
        where c.user_id = u.id and c.peer_id = ${receiverId} and c.last_seq > 0) as is_first,
      exists (
        select from conversations c
        where c.user_id = ${receiverId} and c.peer_id = u.id and c.has_written) as has_answered
    from users u where u.id = ${senderId}`.execute(trx);
  return rows[0] ?? { isFirst: true, hasAnswered: false, isVerified: false };
}

/** Lets no other unanswered message of `senderId` be counted before this one is stored or refused. */
export async function lockUnansweredMessages(
  trx: Transaction<DB>,
  senderId: string,
): Promise<void> {
  await sql`select from users where id = ${senderId} for no key update`.execute(trx);
}

/**
 * How long until `senderId` may write once more to somebody who never answered, when `count` messages may
 * be written in a day. Reads no more than `count` messages.
 *
 * @returns whole seconds, null where it may be now
 */
export async function secondsUntilNextUnanswered(
  trx: Transaction<DB>,
  senderId: string,
  receiverId: string,
  count: number,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::integer as seconds
    from messages
    where least(sender_id, receiver_id) = least(${senderId}::uuid, ${receiverId}::uuid)
      and greatest(sender_id, receiver_id) = greatest(${senderId}::uuid, ${receiverId}::uuid)
    order by seq desc limit 1 offset ${count - 1}`.execute(trx);
  const seconds = rows[0]?.seconds ?? 0;
  return seconds > 0 ? seconds : null;
}

/**
 * Whether `senderId` wrote within a day to so many people of whom none ever answered. Reads only the
 * conversations of that day, however many there are.
 */
export async function hasUnanswered(
  trx: Transaction<DB>,
  senderId: string,
  count: number,
): Promise<boolean> {
  const { rows } = await sql<{ unanswered: number }>`
    with yesterday as materialized (
      select coalesce((
        select c.last_seq
        from conversations c join messages m on m.id = c.last_message_id
        where c.user_id = ${senderId} and m.created_at <= now() - interval '1 day'
        order by c.last_seq desc limit 1), 0) as seq
    )
    select count(*)::integer as unanswered from (
      select from conversations c
        join conversations p on p.user_id = c.peer_id and p.peer_id = c.user_id
      where c.user_id = ${senderId} and c.last_seq > (select seq from yesterday)
        and c.has_written and not p.has_written
      limit ${count}
    ) as found`.execute(trx);
  return (rows[0]?.unanswered ?? 0) >= count;
}
