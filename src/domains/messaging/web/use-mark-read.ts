import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserApi, type Page } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { throttle } from '../../../ui/data/throttle.ts';
import type { Conversation, UnreadCount } from '../schema.ts';
import { conversationsKey, markRead, threadKey, unreadKey } from './api.ts';
import { asRead, newestUnread, type Thread } from './thread.ts';
import { useIsVisible } from './use-visibility.ts';

/** Many may come in one after the other. */
const markMs = 1_000;

type Conversations = InfiniteData<Page<Conversation>, string>;

interface Reading {
  readonly thread: Thread | undefined;
  /** The thread is what the server has now, and not only what an earlier visit left. */
  readonly isFresh: boolean;
  readonly isAtEnd: boolean;
}

/**
 * Marks what `peerId` wrote as read when the conversation is opened, and what comes afterwards while the
 * reader has the newest of it on the screen. The badges drop at once; should the server not hear of it, the
 * next poll brings them back and it is tried again.
 */
export function useMarkRead(peerId: string, { thread, isFresh, isAtEnd }: Reading): void {
  const client = useQueryClient();
  const isVisible = useIsVisible();
  const unread = newestUnread(thread, peerId);
  const isLoaded = thread !== undefined;
  // Goes on when the conversation is closed meanwhile: it was read.
  const [mark] = useState(() =>
    throttle(markMs, () =>
      markRead(browserApi, peerId).then(
        () => {
          announceChange('/api/messages');
          return client.invalidateQueries({ queryKey: unreadKey });
        },
        () => undefined,
      ),
    ),
  );
  const isOpened = useRef(false);
  useEffect(() => {
    // Before it is fresh it is not known what was unread, and where the line above that belongs.
    if (!isLoaded || !isVisible || (!isFresh && unread === 0)) return;
    if (isOpened.current && !isAtEnd) return;
    isOpened.current ||= isFresh;
    const listed = client.getQueryData<Conversations>(conversationsKey);
    const dropped = listed?.pages
      .flatMap((page) => page.items)
      .find(({ user }) => user.id === peerId)?.unreadCount;
    // What is unread may lie before all that is loaded, where the reader wrote much since.
    if (unread === 0 && !dropped) return;
    client.setQueryData<Thread>(threadKey(peerId), (known) => known && asRead(known, peerId));
    client.setQueryData<Conversations>(conversationsKey, (known) => withoutUnread(known, peerId));
    client.setQueryData<UnreadCount>(
      unreadKey,
      (known) => known && { count: Math.max(0, known.count - (dropped ?? 0)) },
    );
    mark.run();
  }, [client, peerId, unread, isLoaded, isFresh, isVisible, isAtEnd, mark]);
}

function withoutUnread(known: Conversations | undefined, peerId: string) {
  return (
    known && {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        items: page.items.map((one) => (one.user.id === peerId ? { ...one, unreadCount: 0 } : one)),
      })),
    }
  );
}
