import { type TouchEvent, useRef, useState } from 'react';
import { swipeStep, wrapIndex } from './carousel.ts';

/** The state of a carousel of `count` pictures. Spread `swipe` on what the finger moves over. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const start = useRef({ x: 0, y: 0 });
  const step = (by: number) => setIndex((current) => wrapIndex(current, by, count));
  const swipe = {
    onTouchStart(event: TouchEvent) {
      const touch = event.changedTouches.item(0);
      if (touch) start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches.item(0);
      if (!touch || count < 2) return;
      const by = swipeStep(touch.clientX - start.current.x, touch.clientY - start.current.y);
      if (by !== 0) step(by);
    },
  };
  return { index: wrapIndex(index, 0, count), setIndex, step, swipe };
}
