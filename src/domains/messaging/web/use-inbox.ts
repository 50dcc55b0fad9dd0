import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { live } from '../../../ui/data/live.ts';
import { throttle } from '../../../ui/data/throttle.ts';
import type { UnreadCount } from '../schema.ts';
import {
  conversationsKey,
  firstConversations,
  readConversations,
  unreadKey,
  unreadPollMs,
} from './api.ts';

const refreshMs = 300;

/** Reads list and count anew when something happens to messages, without waiting for a poll. */
export function useLiveInbox(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = throttle(refreshMs, () => {
      void client.invalidateQueries({ queryKey: conversationsKey });
      void client.invalidateQueries({ queryKey: unreadKey });
    });
    const types = ['new_message', 'message_sent', 'messages_read', 'connected'];
    const stops = types.map((type) => live.on(type, refresh.run));
    return () => {
      refresh.stop();
      for (const stop of stops) stop();
    };
  }, [client]);
}

/** The reader's conversations, newest first, as far as they were asked for. */
export function useConversations() {
  const query = useInfiniteQuery({
    queryKey: conversationsKey,
    queryFn: ({ pageParam }) => readConversations(browserApi, pageParam),
    initialPageParam: firstConversations,
    getNextPageParam: (page) => page.next,
  });
  return { ...query, conversations: query.data?.pages.flatMap((page) => page.items) };
}

/** How the total is asked for while the messages are on the screen; the frame asks less often. */
export const inboxUnread = { queryKey: unreadKey, refetchInterval: unreadPollMs } as const;

/** The total of unread messages. When it changes, so have the conversations and the frame's badge. */
export function useInboxUnread(): number {
  const client = useQueryClient();
  const { data } = useQuery<UnreadCount>(inboxUnread);
  const count = data?.count;
  const last = useRef(count);
  useEffect(() => {
    if (last.current !== undefined && last.current !== count) {
      void client.invalidateQueries({ queryKey: conversationsKey });
      announceChange('/api/messages');
    }
    last.current = count;
  }, [client, count]);
  return count ?? 0;
}
