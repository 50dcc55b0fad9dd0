import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface Reach {
  /** Neither of the two has written to the other. */
  readonly isFirst: boolean;
  readonly isVerified: boolean;
}

/** What decides whether `senderId` may write to `receiverId` without an end to it. */
export async function readReach(
  trx: Transaction<DB>,
  senderId: string,
  receiverId: string,
): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select u.is_verified, not exists (
      select from conversations c
      where c.user_id = u.id and c.peer_id = ${receiverId} and c.last_seq > 0) as is_first
    from users u where u.id = ${senderId}`.execute(trx);
  return rows[0] ?? { isFirst: true, isVerified: false };
}

/** How many people `senderId` wrote to last within a day, of whom none ever answered. */
export async function countUnanswered(trx: Transaction<DB>, senderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from conversations c
      join conversations p on p.user_id = c.peer_id and p.peer_id = c.user_id
      join messages m on m.id = c.last_message_id
    where c.user_id = ${senderId} and c.has_written and not p.has_written
      and m.created_at > now() - interval '1 day'`.execute(trx);
  return rows[0]?.count ?? 0;
}
