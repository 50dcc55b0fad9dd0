import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const awayPx = 240;

// The server renders no layout to keep.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

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
      element.scrollTop -= height - known.height;
    }
    before.current = { first, last, sent, height };
  });
  return { isAway: useIsAway(scroller), showNewest };
}

/** Whether the reader has scrolled back, so far that the newest message is out of sight. */
function useIsAway(scroller: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    const measure = () => setAway(element !== null && element.scrollTop < -awayPx);
    element?.addEventListener('scroll', measure, { passive: true });
    return () => element?.removeEventListener('scroll', measure);
  }, [scroller]);
  return isAway;
}
