import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWanted, takeWanted } from './wanted-item.ts';

const cement = { productId: 'p1', quantity: 5, name: 'Cement 50 kg' };
const nails = { productId: 'p2', quantity: 2, name: 'Nails 4 inch' };
const minute = 60_000;

function stored(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const sessionStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
}
beforeEach(() => stored());
afterEach(() => vi.unstubAllGlobals());

describe('what a visitor wanted to add', () => {
  it('ERR-07 is there after signing in, once', () => {
    keepWanted(cement, 0);
    expect(takeWanted(10 * minute)).toEqual([cement]);
    expect(takeWanted(10 * minute)).toEqual([]);
  });
  it('loses nothing where several products were wanted', () => {
    keepWanted(cement, 0);
    keepWanted(nails, minute);
    expect(takeWanted(2 * minute)).toEqual([cement, nails]);
  });
  it('has each product once, with the quantity that was wanted last', () => {
    keepWanted(cement, 0);
    keepWanted(nails, 0);
    keepWanted({ ...cement, quantity: 9 }, 0);
    expect(takeWanted(0)).toEqual([nails, { ...cement, quantity: 9 }]);
  });
  it('is forgotten after half an hour', () => {
    keepWanted(cement, 0);
    expect(takeWanted(31 * minute)).toEqual([]);
  });
  it.each([
    '',
    'null',
    '[]',
    '7',
    '[null]',
    '{"productId":"p1"}',
    '[{"productId":1,"quantity":"5"}]',
  ])('is nothing where %j is stored, and does not fail', (text) => {
    stored({ 'wanted-item': text });
    expect(takeWanted(0)).toEqual([]);
    stored({ 'wanted-item': text });
    keepWanted(cement, 0);
    expect(takeWanted(0)).toEqual([cement]);
  });
  it('is not kept where the browser stores nothing, and that is no error', () => {
    vi.stubGlobal('window', {});
    keepWanted(cement, 0);
    expect(takeWanted(0)).toEqual([]);
  });
});
