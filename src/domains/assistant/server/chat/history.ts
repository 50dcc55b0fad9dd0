import type { Actor } from '../../../../platform/actor.ts';
import type { ChatSession, ChatSessionSummary } from '../../schema.ts';
import type { Db } from '../deps.ts';
import { selectNewestSessions, selectSession } from '../queries/sessions.ts';
import { noSuchSession, withDrafts } from './kept.ts';

/**
 * What was said in a session, its drafts as they are and what became of them.
 *
 * @throws AppError 404 for one that is missing or somebody else's
 */
export async function readSession({ db }: Db, actor: Actor, id: string): Promise<ChatSession> {
  const session = await selectSession(db, actor.id, id);
  if (!session) throw noSuchSession();
  return {
    id: session.id,
    messages: await withDrafts({ db }, actor, session.data.messages),
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
  };
}

/** The own conversations that were spoken in last, the newest first, at most 20. */
export async function readSessions({ db }: Db, actor: Actor): Promise<ChatSessionSummary[]> {
  const sessions = await selectNewestSessions(db, actor.id, 20);
  return sessions.map(({ id, opening, updatedAt }) => ({
    id,
    opening: opening ?? '',
    updatedAt: updatedAt.toISOString(),
  }));
}
