import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '../../../ui/data/api-client.ts';
import type { Conversation } from '../schema.ts';
import { conversationsKey } from './api.ts';
import type { Thread } from './thread.ts';
import { countSince, firstUnreadSeq, type UnreadPlace, unreadPlaceOf } from './unread-place.ts';

/** What was unread when the conversation was opened, and where it begins as far as that is loaded. */
export interface OpenedUnread {
  /** 0 for none. */
  readonly count: number;
  /** Null for none, or where it is not loaded yet. */
  readonly fromSeq: number | null;
}

const none: OpenedUnread = { count: 0, fromSeq: null };

/**
 * The line above the unread part stays where it is while the conversation is open. Where nothing is unread
 * in what an earlier visit left, it is looked for once more in what the server has (`isFresh`).
 */
export function useUnreadFrom(
  peerId: string,
  thread: Thread | undefined,
  isFresh: boolean,
): OpenedUnread {
  const client = useQueryClient();
  const [place, setPlace] = useState<UnreadPlace | null>(null);
  const [isFound, setFound] = useState(false);
  if (!thread) return none;
  let known = place;
  if (!isFound) {
    const listed = client
      .getQueryData<InfiniteData<Page<Conversation>>>(conversationsKey)
      ?.pages.flatMap(({ items }) => items)
      .find(({ user }) => user.id === peerId)?.unreadCount;
    known = unreadPlaceOf(thread, peerId, listed ?? 0);
    if (known) setPlace(known);
    if (known || isFresh) setFound(true);
  }
  return known ? { count: known.count, fromSeq: firstUnreadSeq(thread, peerId, known) } : none;
}

/** How many messages of the other side came since the reader was at the newest, or were unread on opening. */
export function useUnseen(
  peerId: string,
  thread: Thread | undefined,
  { opened, isAtEnd }: { opened: OpenedUnread; isAtEnd: boolean },
): number {
  const [seenSeq, setSeenSeq] = useState<number | null>(null);
  if (!thread) return 0;
  const newest = thread.messages.at(-1)?.seq ?? 0;
  if (isAtEnd && seenSeq !== newest) setSeenSeq(newest);
  if (seenSeq !== null) return countSince(thread, peerId, seenSeq);
  return opened.fromSeq === null ? opened.count : countSince(thread, peerId, opened.fromSeq - 1);
}
