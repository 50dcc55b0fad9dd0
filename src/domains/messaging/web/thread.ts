import type { Page } from '../../../ui/data/api-client.ts';
import { isSameDay } from '../rules.ts';
import type { Message } from '../schema.ts';
import type { OutgoingMessage } from './outbox.ts';

/** What is loaded of a conversation, oldest first and without gaps. */
export interface Thread {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
}

/**
 * Puts the newest page of a conversation, read anew, onto what was loaded before. Where more has come
 * since than one page holds, what was loaded is let go: a gap in the middle would never be seen.
 */
export function mergeLatest(known: Thread | undefined, page: Page<Message>): Thread {
  const [first] = page.items;
  const newestKnown = known?.messages.at(-1);
  const isConnected = first && newestKnown && first.seq <= newestKnown.seq;
  const older = (isConnected && known?.messages.filter(({ seq }) => seq < first.seq)) || [];
  return {
    messages: [...older, ...page.items],
    hasOlder: known && older.length > 0 ? known.hasOlder : page.next !== null,
  };
}

/** Puts the page that was asked for with `before` in front. */
export function prependOlder(thread: Thread, page: Page<Message>): Thread {
  const oldest = thread.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  return {
    messages: [...page.items.filter(({ seq }) => seq < oldest), ...thread.messages],
    hasOlder: page.next !== null,
  };
}

/** The same conversation with all that `peerId` wrote marked as read. */
export function asRead(thread: Thread, peerId: string): Thread {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message.senderId === peerId && !message.isRead ? { ...message, isRead: true } : message,
    ),
  };
}

/** Seq of the newest message from `peerId` that is unread; 0 for none. */
export function newestUnread(thread: Thread | undefined, peerId: string): number {
  const unread = thread?.messages.findLast(
    ({ senderId, isRead }) => senderId === peerId && !isRead,
  );
  return unread?.seq ?? 0;
}

/** What was sent and is not among the loaded messages yet. */
export function notYetListed(
  outgoing: readonly OutgoingMessage[],
  thread: Thread | undefined,
): readonly OutgoingMessage[] {
  const messages = thread?.messages ?? [];
  const listed = new Set(messages.map(({ clientId }) => clientId));
  const newest = messages.at(-1)?.seq ?? 0;
  return outgoing.filter(
    ({ clientId, seq }) => !listed.has(clientId) && (seq === null || seq > newest),
  );
}

export type DeliveryState = OutgoingMessage['state'] | 'read';

/** One bubble. */
export interface Bubble {
  /** Stays the same when a sent message comes back from the server. */
  readonly key: string;
  readonly content: string;
  readonly createdAt: string;
  readonly isRfq: boolean;
  readonly productId: string | null;
  /** Null for what the other side wrote. */
  readonly state: DeliveryState | null;
  /** What can be tried again. */
  readonly outgoing: OutgoingMessage | null;
}

/** The bubbles of one day in Nairobi. */
export interface Day {
  /** When its first message was written. */
  readonly createdAt: string;
  readonly bubbles: readonly Bubble[];
}

/** A conversation as it is shown: by days, what is still on its way last. */
export function toDays(
  thread: Thread,
  outgoing: readonly OutgoingMessage[],
  ownId: string,
): readonly Day[] {
  // Reading marks all that came before, so a page read earlier need not be read again to know it.
  const readUpTo = thread.messages.findLast(
    ({ senderId, isRead }) => senderId === ownId && isRead,
  )?.seq;
  const bubbles = [
    ...thread.messages.map((message) => fromMessage(message, ownId, readUpTo ?? 0)),
    ...notYetListed(outgoing, thread).map(fromOutgoing),
  ];
  const days: { createdAt: string; bubbles: Bubble[] }[] = [];
  for (const bubble of bubbles) {
    const day = days.at(-1);
    if (day && isSameDay(day.createdAt, bubble.createdAt)) day.bubbles.push(bubble);
    else days.push({ createdAt: bubble.createdAt, bubbles: [bubble] });
  }
  return days;
}

function fromMessage(message: Message, ownId: string, readUpTo: number): Bubble {
  const { id, seq, senderId, clientId, content, createdAt, rfqId, productId } = message;
  const isOwn = senderId === ownId;
  return {
    key: isOwn && clientId ? clientId : id,
    content,
    createdAt,
    isRfq: rfqId !== null,
    productId,
    state: isOwn ? (seq <= readUpTo ? 'read' : 'sent') : null,
    outgoing: null,
  };
}

function fromOutgoing(outgoing: OutgoingMessage): Bubble {
  const { clientId, content, createdAt, productId, state } = outgoing;
  return { key: clientId, content, createdAt, isRfq: false, productId, state, outgoing };
}
