import { useEffect, useMemo, useRef, useState } from 'react';
import { throttle } from '../../../ui/data/throttle.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { keepThread, recallThread } from './device-database.ts';
import type { Thread } from './thread.ts';

/** A network can be there and bring nothing: so long is waited for it, in ms. */
const lateMs = 3_000;
/** A conversation that catches up changes with each message: it is kept at most so often. */
const keepMs = 250;
const nothing: Thread = { messages: [], hasOlder: false };

/**
 * Keeps the conversation on this device, and answers what it kept while the conversation cannot be read:
 * without a network perhaps nothing, else null where there is nothing to show.
 *
 * @param thread as it was read @param hasFailed it could not be read just now
 */
export function useKeptThread(conversation: {
  ownId: string;
  peerId: string;
  thread: Thread | undefined;
  hasFailed: boolean;
}): Thread | null {
  const { ownId, peerId, thread, hasFailed } = conversation;
  const isOnline = useIsOnline();
  const isRead = thread !== undefined;
  const isLate = useIsLate(isRead);
  const isMissing = !isRead && (!isOnline || hasFailed || isLate);
  const [kept, setKept] = useState<Thread | null>(null);
  const newest = useRef(thread);
  const keeping = useMemo(
    () => throttle(keepMs, () => newest.current && void keepThread(ownId, peerId, newest.current)),
    [ownId, peerId],
  );
  useEffect(() => {
    newest.current = thread;
    if (thread) keeping.run();
  }, [thread, keeping]);
  useEffect(() => keeping.finish, [keeping]);
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    void recallThread(ownId, peerId).then((found) => isWanted && setKept(found ?? nothing));
    return () => {
      isWanted = false;
    };
  }, [ownId, peerId, isMissing]);
  if (isRead || (isOnline && kept?.messages.length === 0)) return null;
  return kept;
}

/** Of one conversation: who opens another opens it anew. */
function useIsLate(isRead: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [isRead]);
  return isLate;
}
