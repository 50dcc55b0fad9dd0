import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes once the chat is closed: back, or to the page that it was left for. */
export type Way = 'back' | 'on';

const isSeen = (element: HTMLElement | null | undefined): element is HTMLElement =>
  (element?.getClientRects().length ?? 0) > 0;

/**
 * Brings the focus back where the chat was opened from, else to its button, else to the page; unless
 * it was taken elsewhere meanwhile.
 */
export function useFocusBack(isOpen: boolean, button: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const way = useRef<Way>('back');
  const wasOpen = useRef(false);
  useEffect(() => {
    const closes = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closes) return;
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement?.closest('.chat-panel') !== null;
    if (!isFree) return;
    const places = way.current === 'back' ? [opener.current, button.current] : [];
    const page = document.querySelector<HTMLElement>('main');
    (places.find(isSeen) ?? page)?.focus({ preventScroll: true });
  }, [isOpen, button]);
  return {
    opens() {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      if (activeElement === document.body) opener.current = null;
    },
    closes(to: Way) {
      way.current = to;
    },
  };
}
