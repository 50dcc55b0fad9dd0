import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { ListAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { previewOf } from '../../../platform/object-storage/preview.ts';
import type { KeptFile, ReadyUploads } from '../../../platform/object-storage/uploads.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { objectPathOf } from '../../../shared/upload-rules.ts';
import { mostToOneStranger, mostUnanswered } from '../rules.ts';
import type {
  ConversationsQuery,
  LatestQuery,
  Message,
  NewMessage,
  RfqCard,
  ThreadQuery,
} from '../schema.ts';
import { readStanding } from './blocks/queries.ts';
import type { MessagingDeps } from './deps.ts';
import {
  hasUnanswered,
  lockUnansweredMessages,
  readReach,
  secondsUntilNextUnanswered,
} from './first-messages/queries.ts';
import { framesOfMessage, framesOfRead } from './frames.ts';
import {
  findByClientId,
  insertMessage,
  isFileOf,
  markThreadRead,
  readConversations,
  readInboxState,
  readLatest,
  readThreadPart,
  readThreadVersion,
} from './queries.ts';

/** The actor's conversations (Conversation[]), newest first. */
export async function listConversations(
  { pool }: Pick<MessagingDeps, 'pool'>,
  actor: Actor,
  { cursor, limit }: ConversationsQuery,
): Promise<ListAnswer> {
  const state = await readInboxState(pool, actor.id);
  return {
    ...state,
    async part() {
      const range = { before: cursor ?? null, limit: limit + 1 };
      const rows = await readConversations(pool, actor.id, range);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        json: JSON.stringify(shown.map((row) => row.conversation)),
        next: last ? { cursor: last.lastSeq } : null,
      };
    },
  };
}

/** The actor's messages with everybody (Message[]), newest first. */
export async function listLatest(
  { pool }: Pick<MessagingDeps, 'pool'>,
  actor: Actor,
  { before, limit }: LatestQuery,
): Promise<ListAnswer> {
  const { version } = await readInboxState(pool, actor.id);
  return {
    version,
    total: null,
    async part() {
      const range = { before: before ?? null, limit: limit + 1 };
      const messages = await readLatest(pool, actor.id, range);
      const items = messages.slice(0, limit);
      const last = messages.length > limit ? items.at(-1) : undefined;
      return { json: JSON.stringify(items), next: last ? { before: last.seq } : null };
    },
  };
}

/** What the actor and somebody wrote to each other (Message[]), oldest first; nothing where they never did. */
export async function listThread(
  { pool }: Pick<MessagingDeps, 'pool'>,
  actor: Actor,
  peerId: string,
  { after, before, limit }: ThreadQuery,
): Promise<ListAnswer> {
  return {
    version: await readThreadVersion(pool, actor.id, peerId),
    total: null,
    async part() {
      const range = { after: after ?? null, before: before ?? null, limit: limit + 1 };
      const messages = await readThreadPart(pool, actor.id, peerId, range);
      const hasMore = messages.length > limit;
      if (after !== undefined) {
        const items = messages.slice(0, limit);
        return { json: JSON.stringify(items), next: nextOf(hasMore, 'after', items.at(-1)) };
      }
      const items = hasMore ? messages.slice(1) : messages;
      return { json: JSON.stringify(items), next: nextOf(hasMore, 'before', items[0]) };
    },
  };
}

function nextOf(hasMore: boolean, bound: 'after' | 'before', message: Message | undefined) {
  return hasMore && message ? { [bound]: message.seq } : null;
}

/**
 * Sends a message. The same client id again answers the message that it first stood for, so that a
 * device which never saw the answer can send once more.
 *
 * @throws AppError 422 to oneself, about something that one of the two cannot see, with files that
 *   cannot be used, or for a client id that was used towards somebody else; 404 for an unknown
 *   receiver; 403 where one has blocked the other; 429 for one more stranger, or one more message to
 *   somebody who never answered, than a day allows
 */
export async function sendMessage(
  deps: MessagingDeps,
  actor: Actor,
  input: NewMessage,
): Promise<Message> {
  const { db, uploads, publish, tellLater } = deps;
  const files = await prepareFiles(deps, actor, input);
  const { message, isNew } = await transact(db, async (trx) => {
    const sent = await findSent(trx, actor, input);
    if (sent) return { message: sent, isNew: false };
    if (!files) throw new Error('A message with files was found before, and is gone');
    await refuseReceiver(trx, actor, input);
    await refuseTooManyUnanswered(trx, actor, input);
    await refuseUnseenSubjects(deps, trx, actor, input);
    const inserted = await insertMessage(trx, {
      senderId: actor.id,
      receiverId: input.receiverId,
      content: input.content,
      rfqId: input.rfqId ?? null,
      productId: input.productId ?? null,
      attachments: input.attachments ?? [],
      clientId: input.clientId ?? null,
    });
    if (inserted) {
      await uploads.claim(trx, actor, files);
      await tellLater(trx, input.receiverId);
    }
    const stored = inserted ?? (await findSent(trx, actor, input));
    if (!stored) throw new Error('A message was neither stored nor found');
    return { message: stored, isNew: inserted !== null };
  });
  if (isNew) await publish(framesOfMessage(message));
  return message;
}

/** The actor has read what `peerId` wrote. */
export async function readThread(
  { pool, publish }: Pick<MessagingDeps, 'pool' | 'publish'>,
  actor: Actor,
  peerId: string,
): Promise<void> {
  const upToSeq = await markThreadRead(pool, actor.id, peerId);
  if (upToSeq !== null) await publish(framesOfRead(actor.id, peerId, upToSeq));
}

/** The files of a new message; null for one that was sent already, whose files are in use. */
async function prepareFiles(
  { db, uploads }: MessagingDeps,
  actor: Actor,
  input: NewMessage,
): Promise<ReadyUploads | null> {
  try {
    return await uploads.prepare(actor, input.attachments ?? [], {
      purpose: 'message_attachment',
      pathOf: (index) => `attachments.${index}`,
    });
  } catch (error) {
    if (await findSent(db, actor, input)) return null;
    throw error;
  }
}

/** So many RFQs are offered to choose from. */
const offeredRfqs = 20;

/** The newest RFQs that a message between the two may be about. */
export function listSharedRfqs(
  { db, sharedRfqs }: Pick<MessagingDeps, 'db' | 'sharedRfqs'>,
  actor: Actor,
  peerId: string,
  search: string,
): Promise<readonly RfqCard[]> {
  const filter = { id: null, search: search.trim(), limit: offeredRfqs };
  return sharedRfqs(db, actor, peerId, filter);
}

/** Refuses whoever is not one of the two whose message brought this file. @throws AppError 404 */
export async function requireReader(
  { pool }: Pick<MessagingDeps, 'pool'>,
  actor: Actor,
  fileId: string,
): Promise<void> {
  if (await isFileOf(pool, actor.id, objectPathOf(fileId))) return;
  throw new AppError(404, 'file_not_found');
}

/** A file of a message; of a picture also a small one. Who may read it was asked before. */
export async function openFile(
  { uploads }: Pick<MessagingDeps, 'uploads'>,
  { fileId, isPreview }: { readonly fileId: string; readonly isPreview: boolean },
): Promise<KeptFile> {
  const file = await uploads.openUsed(fileId, 'message_attachment');
  return isPreview ? previewOf(file) : file;
}

async function findSent(
  trx: Kysely<DB>,
  actor: Actor,
  { clientId, receiverId }: NewMessage,
): Promise<Message | null> {
  const sent = clientId ? await findByClientId(trx, actor.id, clientId) : null;
  if (sent && sent.receiverId !== receiverId) {
    throw invalid([issueAt('clientId', 'client_id_used')]);
  }
  return sent;
}

async function refuseReceiver(trx: Transaction<DB>, actor: Actor, { receiverId }: NewMessage) {
  if (receiverId === actor.id) {
    throw invalid([issueAt('receiverId', 'receiver_self')]);
  }
  const { isThere, isBlocked, hasBlockedYou } = await readStanding(trx, actor.id, receiverId);
  if (!isThere) throw new AppError(404, 'user_not_found');
  if (hasBlockedYou) {
    throw new AppError(403, 'blocked');
  }
  if (isBlocked) {
    throw new AppError(403, 'you_blocked');
  }
}

/** Who writes the same to everybody, or on and on to one who does not answer, is stopped early. */
async function refuseTooManyUnanswered(
  trx: Transaction<DB>,
  actor: Actor,
  { receiverId }: NewMessage,
) {
  if ((await readReach(trx, actor.id, receiverId)).hasAnswered) return;
  await lockUnansweredMessages(trx, actor.id);
  // What was sent at the same moment counts only now.
  const { isFirst, isVerified } = await readReach(trx, actor.id, receiverId);
  if (!isFirst) {
    const most = mostToOneStranger;
    const seconds = await secondsUntilNextUnanswered(trx, actor.id, receiverId, most);
    if (seconds !== null) throw tooManyUnanswered(seconds);
    return;
  }
  if (!(await hasUnanswered(trx, actor.id, mostUnanswered({ isVerified })))) return;
  throw new AppError(429, 'too_many_strangers', { headers: { 'retry-after': '3600' } });
}

const tooManyUnanswered = (seconds: number) =>
  new AppError(429, 'too_many_unanswered', {
    details: { maximum: mostToOneStranger },
    headers: { 'retry-after': String(seconds) },
  });

/** What one of the two cannot see is answered like what does not exist, so that ids cannot be probed. */
async function refuseUnseenSubjects(
  { sharedRfqs, sharesProduct }: MessagingDeps,
  trx: Transaction<DB>,
  actor: Actor,
  { receiverId, rfqId, productId }: NewMessage,
) {
  if (rfqId) {
    const filter = { id: rfqId, search: '', limit: 1 };
    const [rfq] = await sharedRfqs(trx, actor, receiverId, filter);
    if (!rfq) {
      throw invalid([issueAt('rfqId', 'rfq_not_shared')]);
    }
  }
  if (productId && !(await sharesProduct(trx, actor, receiverId, productId))) {
    throw invalid([issueAt('productId', 'product_not_shared')]);
  }
}
