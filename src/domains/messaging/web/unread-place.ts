import type { Thread } from './thread.ts';

/** What was unread when a conversation was opened: so many messages of the other side, up to a seq. */
export interface UnreadPlace {
  readonly count: number;
  readonly upToSeq: number;
}

/**
 * Null where nothing was unread. Messages become read all at once, so the unread ones are the last that
 * the other side wrote; where every loaded one is unread, how many there are is known from the list.
 *
 * @param listed the count that the list of conversations shows; 0 where it shows none
 */
export function unreadPlaceOf(thread: Thread, peerId: string, listed: number): UnreadPlace | null {
  const theirs = thread.messages.filter(({ senderId }) => senderId === peerId);
  const loaded = theirs.filter(({ isRead }) => !isRead).length;
  const newest = theirs.at(-1);
  if (loaded === 0 || !newest) return null;
  const isMore = loaded === theirs.length && thread.hasOlder;
  return { count: isMore ? Math.max(loaded, listed) : loaded, upToSeq: newest.seq };
}

/** Seq of the first message that was unread; null where it is not loaded yet. */
export function firstUnreadSeq(
  thread: Thread,
  peerId: string,
  { count, upToSeq }: UnreadPlace,
): number | null {
  const theirs = thread.messages.filter(
    ({ senderId, seq }) => senderId === peerId && seq <= upToSeq,
  );
  return theirs.at(-count)?.seq ?? (thread.hasOlder ? null : (theirs[0]?.seq ?? null));
}

/** How many loaded messages of the other side follow this seq. */
export const countSince = (thread: Thread, peerId: string, seenSeq: number): number =>
  thread.messages.filter(({ senderId, seq }) => senderId === peerId && seq > seenSeq).length;
