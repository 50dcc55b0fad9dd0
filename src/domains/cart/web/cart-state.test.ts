import { describe, expect, it } from 'vitest';
import type { CartLine } from '../schema.ts';
import { mergeRead, withLine, withLineAt, withoutLine } from './cart-state.ts';

const line = (id: string, quantity = 1) => ({ id, quantity }) as CartLine;
const lines = [line('a'), line('b'), line('c')];
const ids = (of: readonly CartLine[]) => of.map(({ id }) => id).join('');

describe('lines of the cart', () => {
  it('CART-02 changes one line only, and none that is gone', () => {
    expect(withLine(lines, line('b', 7)).map(({ quantity }) => quantity)).toEqual([1, 7, 1]);
    expect(withLine(lines, line('x', 7))).toEqual(lines);
  });
  it('CART-04, ERR-21 a removal that is undone puts the line back at its place', () => {
    const rest = withoutLine(lines, 'b');
    expect(ids(rest)).toBe('ac');
    expect(ids(withLineAt(rest, line('b'), 1))).toBe('abc');
    expect(ids(withLineAt([], line('b'), 2))).toBe('b');
    expect(ids(withLineAt(lines, line('b'), 0))).toBe('abc');
  });
  it('takes what was read, but not over changes on their way', () => {
    const read = [line('a', 5), line('b', 5), line('c', 5), line('d', 5)];
    const merged = mergeRead(lines, read, {
      isChanging: (id) => id === 'b' || id === 'd',
      isRemoving: (id) => id === 'c',
    });
    expect(merged).toEqual([line('a', 5), line('b', 1), line('d', 5)]);
  });
});
