import { describe, expect, it } from 'vitest';
import { changeByAddress } from './chat-address.ts';

let ways = 0;
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://jengasoko.example');
  ways += 1;
  return { pathname, search, hash, key: `${ways}` };
};
const from = (before: string | null, now: string, isNarrow = true) =>
  changeByAddress(before === null ? null : at(before), at(now), isNarrow);

describe('what an address does to the chat', () => {
  it('LAND-19 opens it after the sign-in that the landing page led to, also on a phone', () => {
    for (const isNarrow of [true, false]) {
      expect(from('/auth?next=%2F%3Fchat%3D1', '/?chat=1', isNarrow)).toBe('open');
      expect(from(null, '/?chat=1', isNarrow)).toBe('open');
      expect(from('/', '/?chat=1', isNarrow)).toBe('open');
    }
  });

  it('opens it once', () => {
    expect(from('/?chat=1', '/?chat=1')).toBeNull();
    expect(from('/?chat=1', '/?chat=1&page=2')).toBeNull();
  });

  it('closes it for a page behind it, on a phone alone', () => {
    expect(from('/?chat=1', '/products')).toBe('close');
    expect(from('/?chat=1', '/products', false)).toBeNull();
    expect(from('/products', '/products?search=cement')).toBeNull();
    expect(from(null, '/products')).toBeNull();
  });

  it('closes it for the comparison at any width, also on its own page', () => {
    expect(from('/dashboard', '/rfqs/7#comparison', false)).toBe('close');
    expect(from('/rfqs/7#comparison', '/rfqs/7#comparison', false)).toBe('close');
    expect(from('/rfqs/7', '/rfqs/8', false)).toBeNull();
    const here = at('/rfqs/7#comparison');
    expect(changeByAddress(here, here, false)).toBeNull();
    expect(changeByAddress(null, here, false)).toBeNull();
  });
});
