import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { live } from '../../../ui/data/live.ts';
import {
  conversationsKey,
  readThreadAfter,
  readThreadPage,
  threadKey,
  threadPollMs,
} from './api.ts';
import { followThread } from './follow-thread.ts';
import { mergeLatest, prependOlder, type Thread } from './thread.ts';
import { useKeptThread } from './use-kept-thread.ts';

/**
 * A conversation: followed over the live connection, polled every 5 s beside it, and its earlier
 * messages when they are asked for.
 */
export function useThread(ownId: string, peerId: string) {
  const client = useQueryClient();
  const key = threadKey(peerId);
  const query = useQuery({
    queryKey: key,
    async queryFn() {
      const page = await readThreadPage(browserApi, peerId);
      return mergeLatest(client.getQueryData<Thread>(key), page);
    },
    refetchInterval: threadPollMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const older = useMutation({
    async mutationFn() {
      const oldest = client.getQueryData<Thread>(key)?.messages[0]?.seq;
      if (oldest === undefined) return;
      const page = await readThreadPage(browserApi, peerId, oldest);
      client.setQueryData<Thread>(key, (thread) => thread && prependOlder(thread, page));
    },
  });

  useEffect(
    () =>
      followThread({
        live,
        ownId,
        peerId,
        read: () => client.getQueryData<Thread>(threadKey(peerId)),
        change: (how) =>
          void client.setQueryData<Thread>(threadKey(peerId), (known) => known && how(known)),
        readAfter: (seq) => readThreadAfter(browserApi, peerId, seq),
      }),
    [client, ownId, peerId],
  );

  const newest = query.data?.messages.at(-1)?.seq;
  const last = useRef(newest);
  useEffect(() => {
    // A message that the list of conversations does not show yet.
    if (last.current !== undefined && last.current !== newest) {
      void client.invalidateQueries({ queryKey: conversationsKey });
    }
    last.current = newest;
  }, [client, newest]);

  const { data: thread, error, refetch } = query;
  const kept = useKeptThread({ ownId, peerId, thread, hasFailed: error !== null });
  return { thread, kept, isFresh: query.isFetchedAfterMount, error, refetch, older };
}
