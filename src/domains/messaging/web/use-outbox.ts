import { useEffect, useSyncExternalStore } from 'react';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { notYetListed, type Thread } from './thread.ts';

const nothing: readonly OutgoingMessage[] = [];

/** What is on its way to this person and not among the loaded messages. The server renders none of it. */
export function useOutgoing(
  outbox: Outbox,
  peerId: string,
  thread: Thread | undefined,
): readonly OutgoingMessage[] {
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.to(peerId),
    () => nothing,
  );
  useEffect(() => {
    const waiting = new Set(notYetListed(all, thread));
    for (const message of all) if (!waiting.has(message)) outbox.remove(message);
  }, [outbox, all, thread]);
  return all;
}
