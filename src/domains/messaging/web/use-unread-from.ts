import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '../../../ui/data/api-client.ts';
import type { Conversation } from '../schema.ts';
import { conversationsKey } from './api.ts';
import type { Thread } from './thread.ts';
import { firstUnreadSeq, type UnreadPlace, unreadPlaceOf } from './unread-place.ts';

/** What was unread when the conversation was opened, and where it begins as far as that is loaded. */
export interface OpenedUnread {
  /** 0 for none. */
  readonly count: number;
  /** Null for none, or where it is not loaded yet. */
  readonly fromSeq: number | null;
}

const none: OpenedUnread = { count: 0, fromSeq: null };

/** The line above the unread part stays where it is while the conversation is open. */
export function useUnreadFrom(peerId: string, thread: Thread | undefined): OpenedUnread {
  const client = useQueryClient();
  const [place, setPlace] = useState<UnreadPlace | null>();
  if (!thread) return none;
  let known = place;
  if (known === undefined) {
    const listed = client
      .getQueryData<InfiniteData<Page<Conversation>>>(conversationsKey)
      ?.pages.flatMap(({ items }) => items)
      .find(({ user }) => user.id === peerId)?.unreadCount;
    known = unreadPlaceOf(thread, peerId, listed ?? 0);
    setPlace(known);
  }
  return known ? { count: known.count, fromSeq: firstUnreadSeq(thread, peerId, known) } : none;
}
