import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end the reader sees what is new. */
const nearPx = 48;
/** Further back than this on opening, the line above the unread part is not looked for. */
const mostSought = 300;

// The server renders no layout to keep.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const isNearEnd = (element: HTMLElement) => element.scrollTop > -nearPx;

/**
 * Keeps what is read in its place in a scroller that counts from its end (flex-direction:
 * column-reverse; scrollTop is 0 there and negative above). Such a scroller stays still by itself when
 * something comes in front, and at its end follows what comes there; only who has scrolled back would
 * be moved by a new message. The browser's own scroll anchoring gets this wrong and must be off.
 *
 * @param first names the first entry @param last names the last entry
 * @param sent names what the reader sent last, which is always shown
 */
export function useSteadyScroll(
  scroller: RefObject<HTMLElement | null>,
  entries: { first: string | undefined; last: string | undefined; sent: string | undefined },
) {
  const { first, last, sent } = entries;
  const before = useRef({ first, last, sent, height: 0 });
  const showNewest = () => {
    scroller.current?.scrollTo({ top: 0 });
  };
  useBeforePaint(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const height = element.scrollHeight;
    if (sent !== undefined && sent !== known.sent) showNewest();
    else if (last !== known.last && first === known.first && element.scrollTop < 0) {
      if (isNearEnd(element)) showNewest();
      else element.scrollTop -= height - known.height;
    }
    before.current = { first, last, sent, height };
  });
  return showNewest;
}

/**
 * Opens a conversation at the line above what is unread, where that is out of sight; it goes back through
 * earlier messages until the line is loaded. The line bears `data-unread-from`.
 *
 * @param unread how many were unread on opening @param first names the first entry that is loaded
 */
export function useOpenAtUnread(
  scroller: RefObject<HTMLElement | null>,
  { unread, first }: { unread: number; first: string | undefined },
): void {
  const isPlaced = useRef(unread === 0 || unread > mostSought);
  useBeforePaint(() => {
    const element = scroller.current;
    if (isPlaced.current || !element || first === undefined) return;
    const line = element.querySelector('[data-unread-from]');
    const top = line?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    const above = top - element.getBoundingClientRect().top;
    if (above < 0) element.scrollTop += Math.max(above, -element.scrollHeight);
    isPlaced.current = line !== null;
  }, [scroller, first]);
}

/** Whether the reader is at the newest message; tells so too, before anything else is done with it. */
export function useIsAtEnd(
  scroller: RefObject<HTMLElement | null>,
  tell: (isAtEnd: boolean) => void,
): boolean {
  const [isAtEnd, setAtEnd] = useState(true);
  useBeforePaint(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      setAtEnd(isNearEnd(element));
      tell(isNearEnd(element));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, [scroller, tell]);
  return isAtEnd;
}
