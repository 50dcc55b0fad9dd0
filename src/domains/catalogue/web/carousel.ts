/** The next index of a carousel of `count` pictures, wrapping at both ends; 0 where there are none. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0;
}

/** How far a finger must travel, in CSS pixels, before it means the next picture and not a tap. */
const swipeThreshold = 40;

/** The step that a finger's way means: 1 to the left, -1 to the right, 0 for a tap or a scroll of the page. */
export function swipeStep(deltaX: number, deltaY: number): -1 | 0 | 1 {
  if (Math.abs(deltaX) < swipeThreshold || Math.abs(deltaX) < Math.abs(deltaY)) return 0;
  return deltaX < 0 ? 1 : -1;
}
