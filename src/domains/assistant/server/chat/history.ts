import type { Actor } from '../../../../platform/actor.ts';
import type { ChatSession } from '../../schema.ts';
import type { Db } from '../deps.ts';
import { selectSession } from '../queries/sessions.ts';
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
