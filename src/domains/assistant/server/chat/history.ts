import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { ChatMessage, ChatSession, RfqDraft } from '../../schema.ts';
import { selectDrafts, selectSentDrafts } from '../queries/drafts.ts';
import { type KeptMessage, selectSession } from '../queries/sessions.ts';
import { noSuchSession } from './service.ts';

/**
 * What was said in a session, its drafts as they are and what became of them.
 *
 * @throws AppError 404 for one that is missing or somebody else's
 */
export async function readSession(
  { db }: { readonly db: Kysely<DB> },
  actor: Actor,
  id: string,
): Promise<ChatSession> {
  const session = await selectSession(db, actor.id, id);
  if (!session) throw noSuchSession();
  const { messages } = session.data;
  const ids = messages.flatMap(({ data }) => data?.rfqDraft?.id ?? []);
  const drafts = await selectDrafts(db, actor.id, ids);
  const sent = await selectSentDrafts(db, actor.id, ids);
  const draftOf = (draftId: string): RfqDraft | null => {
    const draft = drafts.get(draftId);
    const became = sent.get(draftId);
    return draft ? { id: draftId, ...draft, ...(became ? { sent: became } : {}) } : null;
  };
  return {
    id: session.id,
    messages: messages.map((message) => withDraft(message, draftOf)),
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
  };
}

/** An unsent draft may be gone: what was said of it stays. */
function withDraft(
  { data, ...message }: KeptMessage,
  draftOf: (id: string) => RfqDraft | null,
): ChatMessage {
  if (!data) return message;
  const { rfqDraft, ...cards } = data;
  const draft = rfqDraft ? draftOf(rfqDraft.id) : null;
  return { ...message, data: draft ? { ...cards, rfqDraft: draft } : cards };
}
