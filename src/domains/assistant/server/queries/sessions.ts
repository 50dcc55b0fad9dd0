import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ChatMessage, RfqDraft, SentDraft } from '../../schema.ts';
import type { Topic } from '../../understanding/follow-up.ts';

type Db = Kysely<DB>;

/** As a session keeps it: a draft by its id alone. */
export type KeptMessage = Omit<ChatMessage, 'data'> & {
  readonly data?: Omit<NonNullable<ChatMessage['data']>, 'rfqDraft'> & {
    readonly rfqDraft?: Pick<RfqDraft, 'id'>;
  };
};

export interface SessionData {
  readonly messages: readonly KeptMessage[];
  readonly topic: Topic | null;
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

export async function insertSession(db: Db, userId: string): Promise<SessionRow> {
  const empty: SessionData = { messages: [], topic: null };
  const row = await db
    .insertInto('aiChatSessions')
    .values({ userId, sessionData: JSON.stringify(empty) })
    .returning(['id', 'createdAt', 'updatedAt'])
    .executeTakeFirstOrThrow();
  return { ...row, data: empty };
}

/** Adds to what was said, in one statement, so that two answers at once lose none of it. */
export async function appendToSession(
  db: Db,
  userId: string,
  id: string,
  added: SessionData,
  keep: number,
): Promise<void> {
  const messages = JSON.stringify(added.messages);
  const topic = JSON.stringify(added.topic);
  await sql`
    update ai_chat_sessions set session_data = jsonb_build_object(
      'topic', ${topic}::jsonb,
      'messages', (
        select coalesce(jsonb_agg(message order by at), '[]'::jsonb) from (
          select message, at, count(*) over () as total
            from jsonb_array_elements(coalesce(session_data -> 'messages', '[]'::jsonb) || ${messages}::jsonb)
              with ordinality as entry (message, at)
        ) as entries where at > total - ${keep}
      ))
      where id = ${id} and user_id = ${userId}`.execute(db);
}

export async function insertDraft(
  db: Db,
  userId: string,
  sessionId: string,
  draft: Omit<RfqDraft, 'id'>,
): Promise<string> {
  const { id } = await db
    .insertInto('aiRfqDrafts')
    .values({ userId, chatSessionId: sessionId, draft: JSON.stringify(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectDraft(
  db: Db,
  userId: string,
  id: string,
): Promise<Omit<RfqDraft, 'id'> | null> {
  const row = await db
    .selectFrom('aiRfqDrafts')
    .select('draft')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ? (row.draft as unknown as Omit<RfqDraft, 'id'>) : null;
}

/** An account's drafts by their ids. */
export async function selectDrafts(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<RfqDraft, 'id'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('aiRfqDrafts')
    .select(['id', 'draft'])
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, draft }) => [id, draft as unknown as Omit<RfqDraft, 'id'>]));
}

/** Takes the draft for sending; false where it was taken (and what took it was not cut off). */
export async function claimDraft(db: Db, userId: string, id: string): Promise<boolean> {
  const claimed = await db
    .updateTable('aiRfqDrafts as d')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('d.id', '=', id)
    .where('d.userId', '=', userId)
    .where(
      sql<boolean>`(d.confirmed_at is null or (d.confirmed_at < now() - interval '1 minute'
        and not exists (select from rfqs where rfqs.ai_generated_id = d.id)))`,
    )
    .returning('d.id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseDraft(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('aiRfqDrafts')
    .set({ confirmedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute();
}

/** The RFQ that the draft became. */
export async function selectRfqOfDraft(
  db: Db,
  userId: string,
  draftId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('rfqs')
    .select('id')
    .where('aiGeneratedId', '=', draftId)
    .where('contractorId', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Which of an account's drafts became RFQs, and how many suppliers were told of each. */
export async function selectSentDrafts(
  db: Db,
  userId: string,
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, SentDraft>> {
  if (draftIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rfqs as r')
    .where('r.contractorId', '=', userId)
    .where('r.aiGeneratedId', 'in', [...draftIds])
    .select(['r.id as rfqId', 'r.aiGeneratedId as draftId'])
    .select((eb) =>
      eb
        .selectFrom('rfqMatches as m')
        .whereRef('m.rfqId', '=', 'r.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('sentTo'),
    )
    .execute();
  return new Map(
    rows.map(({ draftId, rfqId, sentTo }) => [draftId ?? '', { rfqId, sentTo: sentTo ?? 0 }]),
  );
}
