import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** Whose inbox is not what their conversations add up to, seen in one moment. */
export async function readWrongInboxes(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id
    from inboxes i full join (
      select user_id, count(*) filter (where last_seq > 0) as begun, sum(unread_count) as unread
      from conversations group by user_id
    ) c using (user_id)
    where (coalesce(i.conversations, 0), coalesce(i.unread_count, 0))
      <> (coalesce(c.begun, 0), coalesce(c.unread, 0))
    order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Adds up an inbox anew, while nobody else changes it. @returns whether it was wrong */
export async function recountInbox(db: Kysely<DB>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ wasWrong: boolean }>`
    select recount_inbox(${userId}) as was_wrong`.execute(db);
  return rows[0]?.wasWrong === true;
}
