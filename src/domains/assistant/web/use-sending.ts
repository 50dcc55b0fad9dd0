import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../schema.ts';
import { keepSending, keptSending, type Sending, sendingOf } from './kept-sending.ts';

/** What is being sent, one message at a time. What comes for one that was put away is not shown. */
export function useSending() {
  const current = useRef<AbortController | null>(null);
  const putAway = () => {
    current.current?.abort();
    current.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chat goes
  useEffect(() => putAway, []);
  const begin = () => {
    if (current.current) return null;
    const own = new AbortController();
    current.current = own;
    const isShown = () => current.current === own;
    const end = () => {
      if (isShown()) current.current = null;
    };
    return { signal: own.signal, isShown, end };
  };
  return {
    begin,
    putAway,
    isOn: () => current.current !== null,
    stop: () => current.current?.abort(),
  };
}

/** The message that no answer came to yet: sent again it is the same one. */
export function useLost(userId: string) {
  const current = useRef<Sending | null>(undefined);
  const get = () => {
    current.current ??= keptSending(userId);
    return current.current;
  };
  const set = (sending: Sending | null) => {
    current.current = sending;
    keepSending(userId, sending);
  };
  return {
    get,
    begin(message: string): Sending {
      const own = sendingOf(get(), message);
      set(own);
      return own;
    },
    end: () => set(null),
    /** Whether it stands in a conversation, with its answer. */
    answeredIn(messages: readonly ChatMessage[]): Sending | null {
      const own = get();
      if (!own || !messages.some(({ id }) => id === own.id)) return null;
      set(null);
      return own;
    },
  };
}
