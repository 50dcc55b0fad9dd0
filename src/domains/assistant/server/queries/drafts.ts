import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { RfqDraft, SentDraft } from '../../schema.ts';

type Db = Kysely<DB>;

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

/** Takes back a draft that nobody has seen. */
export async function deleteDraft(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('aiRfqDrafts')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
}

export interface DraftRow {
  readonly draft: Omit<RfqDraft, 'id'>;
  /** Of what it was sent as; null before. */
  readonly sentDigest: string | null;
  /** Whether its conversation has a later one. */
  readonly isReplaced: boolean;
  /** What it became. */
  readonly rfqId: string | null;
}

/** Whether a later draft of the same conversation took the place of `d`. */
const isReplaced = sql<boolean>`exists (
  select from ai_rfq_drafts later
    where later.chat_session_id = d.chat_session_id and later.created_at > d.created_at)`;

export async function selectDraft(db: Db, userId: string, id: string): Promise<DraftRow | null> {
  const row = await db
    .selectFrom('aiRfqDrafts as d')
    .leftJoin('rfqs as r', (join) =>
      join.onRef('r.aiGeneratedId', '=', 'd.id').onRef('r.contractorId', '=', 'd.userId'),
    )
    .select(['d.draft', 'd.sentDigest', 'r.id as rfqId'])
    .select(isReplaced.as('isReplaced'))
    .where('d.id', '=', id)
    .where('d.userId', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, draft: row.draft as unknown as DraftRow['draft'] } : null;
}

/**
 * Marks a draft as sent, in the transaction that stores its RFQ; who comes second waits for the first.
 * False where it was sent meanwhile, or replaced.
 */
export async function takeDraft(
  trx: Transaction<DB>,
  userId: string,
  id: string,
  sentDigest: string,
): Promise<boolean> {
  const taken = await trx
    .updateTable('aiRfqDrafts as d')
    .set({ confirmedAt: sql<Date>`now()`, sentDigest })
    .where('d.id', '=', id)
    .where('d.userId', '=', userId)
    .where('d.confirmedAt', 'is', null)
    .where(({ not }) => not(isReplaced))
    .returning('d.id')
    .executeTakeFirst();
  return taken !== undefined;
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
