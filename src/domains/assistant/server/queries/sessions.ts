import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { DialogueState } from '../../dialogue/state.ts';
import type { ChatAnswer, ChatMessage, RfqDraft } from '../../schema.ts';

type Db = Kysely<DB>;

/** As a session keeps it: a draft by its id alone. */
export type KeptMessage = Omit<ChatMessage, 'data'> & {
  readonly data?: Omit<NonNullable<ChatMessage['data']>, 'rfqDraft'> & {
    readonly rfqDraft?: Pick<RfqDraft, 'id'>;
  };
  /** What an answer has besides, to be answered again. */
  readonly answer?: Pick<ChatAnswer, 'intent' | 'items'>;
};

export interface SessionData {
  readonly messages: readonly KeptMessage[];
  readonly state: DialogueState | null;
}

export interface SessionRow {
  readonly id: string;
  readonly data: SessionData;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A session of this account. */
export async function selectSession(
  db: Db,
  userId: string,
  id: string,
): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('aiChatSessions')
    .select(['id', 'sessionData', 'createdAt', 'updatedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { sessionData, ...rest } = row;
  return { ...rest, data: sessionData as unknown as SessionData };
}

/** The sessions of this account that were spoken in last, the newest first; empty ones are none. */
export async function selectNewestSessions(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ id: string; opening: string | null; updatedAt: Date }[]> {
  const opening = sql<string | null>`left(session_data #>> '{messages,0,content}', 120)`;
  return db
    .selectFrom('aiChatSessions')
    .select(['id', 'updatedAt', opening.as('opening')])
    .where('userId', '=', userId)
    .where(opening, 'is not', null)
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute();
}

/** Begins a session, by this id where one is given; null where there is one of that id. */
export async function insertSession(
  db: Db,
  userId: string,
  id: string | null,
): Promise<SessionRow | null> {
  const empty: SessionData = { messages: [], state: null };
  const row = await db
    .insertInto('aiChatSessions')
    .values({ userId, sessionData: JSON.stringify(empty), ...(id === null ? {} : { id }) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'createdAt', 'updatedAt'])
    .executeTakeFirst();
  return row ? { ...row, data: empty } : null;
}

/**
 * Adds to what was said, in one statement, so that two answers at once lose none of it.
 *
 * @returns false where a message of the id of the first is there already: nothing is added then
 */
export async function appendToSession(
  db: Db,
  userId: string,
  id: string,
  added: SessionData,
  keep: number,
): Promise<boolean> {
  const messages = JSON.stringify(added.messages);
  const state = JSON.stringify(added.state);
  const first = JSON.stringify(added.messages.slice(0, 1).map((message) => ({ id: message.id })));
  const { numAffectedRows } = await sql`
    update ai_chat_sessions set session_data = jsonb_build_object(
      'state', ${state}::jsonb,
      'messages', (
        select coalesce(jsonb_agg(message order by at), '[]'::jsonb) from (
          select message, at, count(*) over () as total
            from jsonb_array_elements(coalesce(session_data -> 'messages', '[]'::jsonb) || ${messages}::jsonb)
              with ordinality as entry (message, at)
        ) as entries where at > total - ${keep}
      ))
      where id = ${id} and user_id = ${userId}
        and not coalesce(session_data -> 'messages', '[]'::jsonb) @> ${first}::jsonb`.execute(db);
  return numAffectedRows === 1n;
}
