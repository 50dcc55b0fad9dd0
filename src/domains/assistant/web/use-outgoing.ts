import { useEffect, useRef, useState } from 'react';
import { askedOfChat } from '../../../shared/open-chat.ts';
import type { ChatMessage } from '../schema.ts';
import { type Sending, sendingOf, storedMessage, storedSending } from './chat-store.ts';

/** What is being written: stored on this device until it was answered, whatever comes between. */
export interface Writing {
  /** What stands in the field. */
  readonly text: string;
  write(text: string): void;
  /** Takes a message away that was answered, where it stands in the field. */
  clear(message: string): void;
  /** Takes a message out of the field, where it stands there; the device stores it until `answered`. */
  take(message: string): Taken;
}

interface Taken {
  answered(): void;
  /** Puts it back into the field. False where something else stands there. */
  putBack(): boolean;
}

export function useWriting(userId: string): Writing {
  const stored = storedMessage(userId);
  const [text, setText] = useState(() => stored.get() || askedOfChat(window.location.search));
  const now = useRef(text);
  const keep = (message: string) => stored.set(message === '' ? null : message);
  const show = (next: string) => {
    now.current = next;
    setText(next);
  };
  const write = (next: string) => {
    show(next);
    keep(next);
  };
  return {
    text,
    write,
    clear: (message) => now.current.trim() === message && write(''),
    take(message) {
      if (now.current.trim() === message) show('');
      if (now.current === '') keep(message);
      return {
        answered: () => keep(now.current),
        putBack() {
          if (now.current !== '') return false;
          write(message);
          return true;
        },
      };
    },
  };
}

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
export function useUnanswered(userId: string) {
  const current = useRef<Sending | null>(undefined);
  const get = () => {
    current.current ??= storedSending(userId).get();
    return current.current;
  };
  const set = (sending: Sending | null) => {
    current.current = sending;
    storedSending(userId).set(sending);
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
