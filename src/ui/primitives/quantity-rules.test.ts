import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canDecrease,
  canIncrease,
  isAllowedQuantity,
  mayBecomeQuantity,
  quantityBounds,
  readQuantity,
  steppedQuantity,
} from './quantity-rules.ts';

const bounds = { min: 5, max: 8 };
const anyBounds = fc
  .tuple(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 5_000 }))
  .map(([min, max]) => ({ min, max }));

describe('what may be chosen', () => {
  it('VAL-04 a quantity is an integer', () => {
    for (const text of ['5.5', '6.0', '6,5', '6e0', '+6', '-6', '']) {
      expect(readQuantity(text, bounds), text).toEqual({ kind: 'notWhole', quantity: null });
    }
    expect(readQuantity('6', bounds)).toEqual({ kind: 'allowed', quantity: 6 });
    expect(readQuantity('1,200', { min: 1, max: 2_000 }).quantity).toBe(1_200);
  });

  it('VAL-05 a quantity is at least minOrderQuantity', () => {
    const { min } = quantityBounds({ minOrderQuantity: 5, stockQuantity: 100 });
    expect(min).toBe(5);
    expect(readQuantity('4', bounds)).toEqual({ kind: 'below', quantity: 4 });
    expect(readQuantity('5', bounds).kind).toBe('allowed');
  });

  it('VAL-06 the minimum is 1 where minOrderQuantity is missing', () => {
    expect(quantityBounds({ stockQuantity: 8 }).min).toBe(1);
    expect(quantityBounds({ minOrderQuantity: null, stockQuantity: 8 }).min).toBe(1);
  });

  it('VAL-07 a quantity is at most stockQuantity', () => {
    const { max } = quantityBounds({ minOrderQuantity: 1, stockQuantity: 8 });
    expect(max).toBe(8);
    expect(readQuantity('9', bounds)).toEqual({ kind: 'above', quantity: 9 });
    expect(readQuantity('8', bounds).kind).toBe('allowed');
  });

  it('VAL-08 the maximum is 1000 where stockQuantity is missing, and 0 where it is 0', () => {
    expect(quantityBounds({ minOrderQuantity: 1 }).max).toBe(1000);
    expect(quantityBounds({ minOrderQuantity: 1, stockQuantity: null }).max).toBe(1000);
    expect(quantityBounds({ minOrderQuantity: 1, stockQuantity: 0 }).max).toBe(0);
  });

  it('VAL-09 a typed value out of range is no quantity', () => {
    for (const text of ['0', '-6', '9', '1000']) {
      expect(readQuantity(text, bounds).kind).not.toBe('allowed');
    }
  });
});

describe('typing', () => {
  it('VAL-09 keeps a text only while more digits could make it a quantity', () => {
    expect(mayBecomeQuantity('1', { min: 5, max: 100 })).toBe(true);
    expect(mayBecomeQuantity('', bounds)).toBe(true);
    for (const text of ['9', '0', '3', '-', '5.5', '05']) {
      expect(mayBecomeQuantity(text, bounds), text).toBe(false);
    }
  });

  it('lets every allowed quantity be typed digit by digit', () => {
    fc.assert(
      fc.property(anyBounds, fc.integer({ min: 1, max: 5_000 }), (range, value) => {
        fc.pre(isAllowedQuantity(value, range));
        const text = String(value);
        for (let length = 0; length <= text.length; length += 1) {
          expect(mayBecomeQuantity(text.slice(0, length), range)).toBe(true);
        }
      }),
    );
  });
});

describe('stepping', () => {
  it('VAL-10 a step out of range changes nothing', () => {
    expect(steppedQuantity(5, -1, bounds)).toBe(5);
    expect(steppedQuantity(8, 1, bounds)).toBe(8);
    expect(steppedQuantity(6, 1, bounds)).toBe(7);
    expect(steppedQuantity(6, -1, bounds)).toBe(5);
  });

  it('VAL-11 decreasing is refused at the minimum', () => {
    expect(canDecrease(5, bounds)).toBe(false);
    expect(canDecrease(6, bounds)).toBe(true);
  });

  it('VAL-12 increasing is refused at the maximum', () => {
    expect(canIncrease(8, bounds)).toBe(false);
    expect(canIncrease(7, bounds)).toBe(true);
  });

  it('refuses both where the stock is below the minimum order', () => {
    const none = { min: 10, max: 4 };
    expect([canDecrease(10, none), canIncrease(10, none)]).toEqual([false, false]);
  });

  it('leads a quantity that the stock fell below back to what is there', () => {
    expect(steppedQuantity(20, -1, bounds)).toBe(8);
    expect(canIncrease(20, bounds)).toBe(false);
  });

  it('never leaves the range from within it', () => {
    fc.assert(
      fc.property(anyBounds, fc.integer({ min: 1, max: 5_000 }), (range, value) => {
        fc.pre(isAllowedQuantity(value, range));
        expect(isAllowedQuantity(steppedQuantity(value, 1, range), range)).toBe(true);
        expect(isAllowedQuantity(steppedQuantity(value, -1, range), range)).toBe(true);
      }),
    );
  });
});
