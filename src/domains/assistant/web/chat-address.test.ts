import { describe, expect, it } from 'vitest';
import { changeByAddress } from './chat-address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://jengasoko.example');
  return { pathname, search };
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
});
