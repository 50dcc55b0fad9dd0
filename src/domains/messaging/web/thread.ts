import { nairobiDayNumber } from '../../../shared/dates.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { isSameDay } from '../rules.ts';
import type { Message, ProductCard, RfqCard } from '../schema.ts';
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

/**
 * Puts messages where they belong by their seq, each once; the newer copy of one counts. What lies
 * before the loaded part is left to be loaded when it is asked for.
 */
export function addMessages(thread: Thread, added: readonly Message[]): Thread {
  const oldest = thread.hasOlder ? (thread.messages[0]?.seq ?? 0) : 0;
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]));
  for (const message of added) {
    if (message.seq < oldest) continue;
    const known = bySeq.get(message.seq);
    // A frame can be overtaken by the news that its message was read.
    bySeq.set(message.seq, known ? withWhatBecame(message, known) : message);
  }
  return { ...thread, messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq) };
}

function withWhatBecame(message: Message, known: Message): Message {
  return {
    ...message,
    isRead: message.isRead || known.isRead,
    isDelivered: message.isDelivered || known.isDelivered,
  };
}

/** The same conversation with all that `writerId` wrote up to a seq marked as read. */
export function asReadUpTo(thread: Thread, writerId: string, upToSeq: number): Thread {
  return mark(thread, writerId, upToSeq, { isRead: true, isDelivered: true });
}

/** As asReadUpTo, delivered. */
export function asDelivered(thread: Thread, writerId: string, upToSeq: number): Thread {
  return mark(thread, writerId, upToSeq, { isDelivered: true });
}

function mark(thread: Thread, writerId: string, upToSeq: number, change: Partial<Message>): Thread {
  const messages = thread.messages.map((message) =>
    message.senderId === writerId && message.seq <= upToSeq ? { ...message, ...change } : message,
  );
  return { ...thread, messages };
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

export type DeliveryState = OutgoingMessage['state'] | 'delivered' | 'read';

/** A file as it is shown: from the server, or from this device while it is on its way. */
export interface BubbleFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Pixels, so that its place is kept while it loads; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
  /** Exactly one of the two. */
  readonly url: string | null;
  readonly blob: Blob | null;
}

/** One bubble. */
export interface Bubble {
  /** Stays the same when a sent message comes back from the server. */
  readonly key: string;
  /** Null for what is still on its way. */
  readonly seq: number | null;
  readonly content: string;
  readonly createdAt: string;
  readonly rfqId: string | null;
  readonly rfq: RfqCard | null;
  readonly product: ProductCard | null;
  readonly files: readonly BubbleFile[];
  /** Null for what the other side wrote. */
  readonly state: DeliveryState | null;
  /** What can be tried again. */
  readonly outgoing: OutgoingMessage | null;
}

/** The bubbles of one day in Nairobi. */
export interface Day {
  /** Stays the same when earlier messages of the day come in front. */
  readonly key: string;
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
    ...thread.messages.map((message) => bubbleOf(message, ownId, readUpTo ?? 0)),
    ...notYetListed(outgoing, thread).map(bubbleOfOutgoing),
  ];
  const days: { key: string; createdAt: string; bubbles: Bubble[] }[] = [];
  for (const bubble of bubbles) {
    const day = days.at(-1);
    if (day && isSameDay(day.createdAt, bubble.createdAt)) day.bubbles.push(bubble);
    else days.push({ key: '', createdAt: bubble.createdAt, bubbles: [bubble] });
  }
  return days.map((day, place) => ({ ...day, key: keyOf(day, days.slice(0, place)) }));
}

/** A device whose clock is wrong may show a day twice. */
function keyOf({ createdAt }: Pick<Day, 'createdAt'>, before: readonly Pick<Day, 'createdAt'>[]) {
  const times = before.filter((day) => isSameDay(day.createdAt, createdAt)).length;
  return `${nairobiDayNumber(Date.parse(createdAt))} ${times}`;
}

/** Bubbles as they were made last: what has not changed stays the same object. */
const made = new WeakMap<Message | OutgoingMessage, Bubble>();

function bubbleOf(message: Message, ownId: string, readUpTo: number): Bubble {
  const known = made.get(message);
  if (known && (known.state === null || known.state === stateOf(message, readUpTo))) return known;
  const bubble = fromMessage(message, ownId, readUpTo);
  made.set(message, bubble);
  return bubble;
}

function bubbleOfOutgoing(outgoing: OutgoingMessage): Bubble {
  const bubble = made.get(outgoing) ?? fromOutgoing(outgoing);
  made.set(outgoing, bubble);
  return bubble;
}

function fromMessage(message: Message, ownId: string, readUpTo: number): Bubble {
  const { id, seq, senderId, clientId, content, createdAt, rfqId, rfq, product } = message;
  const isOwn = senderId === ownId;
  return {
    key: isOwn && clientId ? clientId : id,
    seq,
    content,
    createdAt,
    rfqId,
    rfq,
    product,
    files: message.attachments.map(({ filename: name, ...file }) => ({
      ...file,
      name,
      key: file.url,
      blob: null,
    })),
    state: isOwn ? stateOf(message, readUpTo) : null,
    outgoing: null,
  };
}

function stateOf({ seq, isDelivered }: Message, readUpTo: number): DeliveryState {
  if (seq <= readUpTo) return 'read';
  return isDelivered ? 'delivered' : 'sent';
}

function fromOutgoing(outgoing: OutgoingMessage): Bubble {
  const { clientId, content, createdAt, rfqId, rfq, product, attachments, state } = outgoing;
  const files = attachments.map(({ name, file }, index) => ({
    key: `${clientId} ${index}`,
    name,
    contentType: file.type,
    bytes: file.size,
    width: null,
    height: null,
    url: null,
    blob: file,
  }));
  const shown = { content, createdAt, rfqId, rfq, product, files, state, outgoing };
  return { key: clientId, seq: null, ...shown };
}
