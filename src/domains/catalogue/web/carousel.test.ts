import { describe, expect, it } from 'vitest';
import { swipeStep, wrapIndex } from './carousel.ts';

describe('wrapIndex', () => {
  it('CARD-02 wraps at both ends', () => {
    expect(wrapIndex(0, -1, 3)).toBe(2);
    expect(wrapIndex(2, 1, 3)).toBe(0);
    expect(wrapIndex(1, 1, 3)).toBe(2);
  });
  it('CARD-02 stays at the only picture, and at 0 without any', () => {
    expect(wrapIndex(0, 1, 1)).toBe(0);
    expect(wrapIndex(0, -1, 0)).toBe(0);
  });
});

describe('swipeStep', () => {
  it('CARD-02 moves on to the left and back to the right', () => {
    expect(swipeStep(-60, 5)).toBe(1);
    expect(swipeStep(60, 5)).toBe(-1);
  });
  it('leaves taps and vertical scrolling alone', () => {
    expect(swipeStep(-12, 0)).toBe(0);
    expect(swipeStep(-60, 90)).toBe(0);
  });
});
