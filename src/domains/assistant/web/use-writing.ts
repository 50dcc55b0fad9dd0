import { useRef, useState } from 'react';
import { askedOfChat } from '../../../shared/open-chat.ts';
import { keepMessage, keptMessage } from './kept-message.ts';

/** What is being written: kept on this device until it was answered, whatever comes between. */
export interface Writing {
  /** What stands in the field. */
  readonly text: string;
  write(text: string): void;
  /** Takes a message away that was answered, where it stands in the field. */
  clear(message: string): void;
  /** Takes a message out of the field, where it stands there; the device keeps it until `answered`. */
  take(message: string): Taken;
}

export interface Taken {
  answered(): void;
  /** Puts it back into the field. False where something else stands there. */
  putBack(): boolean;
}

export function useWriting(userId: string): Writing {
  const [text, setText] = useState(
    () => keptMessage(userId) || askedOfChat(window.location.search),
  );
  const now = useRef(text);
  const show = (next: string) => {
    now.current = next;
    setText(next);
  };
  const write = (next: string) => {
    show(next);
    keepMessage(userId, next);
  };
  return {
    text,
    write,
    clear: (message) => now.current.trim() === message && write(''),
    take(message) {
      if (now.current.trim() === message) show('');
      if (now.current === '') keepMessage(userId, message);
      return {
        answered: () => keepMessage(userId, now.current),
        putBack() {
          if (now.current !== '') return false;
          write(message);
          return true;
        },
      };
    },
  };
}
