import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { stateAfter } from '../../dialogue/reduce.ts';
import {
  type ChatAnswer,
  type ChatInput,
  type ChatMessage,
  keptMessages,
  type RfqDraft,
} from '../../schema.ts';
import type { Db } from '../deps.ts';
import { deleteDraft, selectDrafts, selectSentDrafts } from '../queries/drafts.ts';
import {
  appendToSession,
  insertSession,
  type KeptMessage,
  type SessionRow,
  selectSession,
} from '../queries/sessions.ts';
import type { Turn } from './turn.ts';

export const noSuchSession = () => new AppError(404, 'session_not_found');

/**
 * The conversation of a message. Its first message begins it, and gives it its id: sent again, it
 * finds what it began.
 */
export async function openSession(
  { db }: Db,
  actor: Actor,
  { sessionId, messageId }: ChatInput,
): Promise<SessionRow> {
  const id = sessionId ?? messageId ?? null;
  const begun = sessionId ? null : await insertSession(db, actor.id, id);
  const session = begun ?? (id === null ? null : await selectSession(db, actor.id, id));
  if (!session) throw noSuchSession();
  return session;
}

/** What a message was answered that is here already; null for a new one. @throws AppError 422 */
export async function answeredBefore(
  { db }: Db,
  actor: Actor,
  session: SessionRow,
  { message, messageId }: ChatInput,
): Promise<ChatAnswer | null> {
  const { messages } = session.data;
  const at = messageId ? messages.findIndex(({ id }) => id === messageId) : -1;
  const [said, reply] = messages.slice(at < 0 ? messages.length : at, at + 2);
  if (!said) return null;
  if (said.type !== 'user' || said.content !== message || !reply)
    throw invalid([issueAt('messageId', 'message_id_used')]);
  const [kept] = await withDrafts({ db }, actor, [reply]);
  // Only messages of before they had ids of their own lack it, and none of those is sent again.
  const answer = reply.answer ?? { intent: 'match_suppliers' };
  return { response: reply.content, sessionId: session.id, ...answer, ...kept?.data };
}

interface Answered {
  readonly input: ChatInput;
  readonly answer: ChatAnswer;
  readonly session: SessionRow;
}

/**
 * Keeps a message and its answer.
 *
 * @returns the answer; the one that was kept meanwhile where the same message was sent twice at once
 */
export async function keepAnswer(
  deps: Db,
  turn: Turn,
  { input, answer, session }: Answered,
): Promise<ChatAnswer> {
  const { db } = deps;
  const { id: userId } = turn.actor;
  const messages = keptAs(input, answer);
  const state = stateAfter(session.data.state, turn, answer.comparison?.rfqId ?? null);
  if (await appendToSession(db, userId, session.id, { messages, state }, keptMessages))
    return answer;
  // The draft of the answer that was kept is the one that counts.
  if (answer.rfqDraft) await deleteDraft(db, userId, answer.rfqDraft.id);
  const now = await selectSession(db, userId, session.id);
  return (now && (await answeredBefore(deps, turn.actor, now, input))) ?? answer;
}

function keptAs({ message, messageId }: ChatInput, answer: ChatAnswer): KeptMessage[] {
  const timestamp = new Date().toISOString();
  const { response, sessionId: _session, intent, items, rfqDraft, ...found } = answer;
  const data = rfqDraft ? { ...found, rfqDraft: { id: rfqDraft.id } } : found;
  const besides = { intent, ...(items ? { items } : {}) };
  return [
    { id: messageId ?? randomUUID(), type: 'user', content: message, timestamp },
    { id: randomUUID(), type: 'ai', content: response, timestamp, data, answer: besides },
  ];
}

/** Messages with their drafts as they are now; an unsent one may be gone: what was said of it stays. */
export async function withDrafts(
  { db }: Db,
  actor: Actor,
  messages: readonly KeptMessage[],
): Promise<ChatMessage[]> {
  const ids = messages.flatMap(({ data }) => data?.rfqDraft?.id ?? []);
  const drafts = await selectDrafts(db, actor.id, ids);
  const sent = await selectSentDrafts(db, actor.id, ids);
  const draftOf = (draftId: string): RfqDraft | null => {
    const draft = drafts.get(draftId);
    const became = sent.get(draftId);
    return draft ? { id: draftId, ...draft, ...(became ? { sent: became } : {}) } : null;
  };
  return messages.map(({ data, answer: _answer, ...message }) => {
    if (!data) return message;
    const { rfqDraft, ...cards } = data;
    const draft = rfqDraft ? draftOf(rfqDraft.id) : null;
    return { ...message, data: draft ? { ...cards, rfqDraft: draft } : cards };
  });
}
