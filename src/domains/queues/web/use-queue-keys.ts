import { useEffect, useLayoutEffect, useRef } from 'react';

export interface QueueKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly take: () => void;
  readonly decide: () => void;
  readonly note: () => void;
  readonly help: () => void;
}

export const keysOf: Readonly<Record<keyof QueueKeys, readonly string[]>> = {
  next: ['j', 'ArrowRight'],
  previous: ['k', 'ArrowLeft'],
  take: ['t'],
  decide: ['d'],
  note: ['n'],
  help: ['?'],
};

/** Single keys work through a queue, unless somebody types or presses them with others. */
export function useQueueKeys(actions: QueueKeys): void {
  const newest = useRef(actions);
  // Before the next key can come.
  useLayoutEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      for (const [name, keys] of Object.entries(keysOf)) {
        if (!keys.includes(event.key)) continue;
        event.preventDefault();
        newest.current[name as keyof QueueKeys]();
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;
