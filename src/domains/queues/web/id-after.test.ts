import { expect, it } from 'vitest';
import { idAfter } from './id-after.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));

it('What follows a decided item takes its place, and the end leads back', () => {
  expect(idAfter(items, 1, ['x'])).toBe('b');
  expect(idAfter(items, 3, ['x'])).toBe('c');
  expect(idAfter([], 0, ['x'])).toBeNull();
});

it('An item that was left does not lead to itself, nor back to others that were left', () => {
  expect(idAfter(items, 0, ['a'])).toBe('b');
  expect(idAfter(items, 2, ['c'])).toBe('b');
  expect(idAfter(items, 1, ['c', 'b'])).toBe('a');
  expect(idAfter(items, 0, ['a', 'b', 'c'])).toBeNull();
});
