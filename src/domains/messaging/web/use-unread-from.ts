import { useState } from 'react';
import type { Thread } from './thread.ts';

/** Where the unread part began when the conversation was opened: the line stays while it is open. */
export function useUnreadFrom(peerId: string, thread: Thread | undefined): number | null {
  const [first, setFirst] = useState<number | null>();
  if (!thread) return first ?? null;
  if (first === undefined) {
    const unread = thread.messages.find(({ senderId, isRead }) => senderId === peerId && !isRead);
    setFirst(unread?.seq ?? null);
    return unread?.seq ?? null;
  }
  return first;
}
