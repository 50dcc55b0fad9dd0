import { describe, expect, it } from 'vitest';
import { keepWanted, takeWanted } from './wanted-item.ts';

const cement = { productId: 'p1', quantity: 5, name: 'Cement 50 kg' };
const nails = { productId: 'p2', quantity: 2, name: 'Nails 4 inch' };
const minute = 60_000;

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('what a visitor wanted to add', () => {
  it('ERR-07 is there after signing in, once', () => {
    const store = memory();
    keepWanted(cement, store, 0);
    expect(takeWanted(store, 10 * minute)).toEqual([cement]);
    expect(takeWanted(store, 10 * minute)).toEqual([]);
  });
  it('loses nothing where several products were wanted', () => {
    const store = memory();
    keepWanted(cement, store, 0);
    keepWanted(nails, store, minute);
    expect(takeWanted(store, 2 * minute)).toEqual([cement, nails]);
  });
  it('has each product once, with the quantity that was wanted last', () => {
    const store = memory();
    keepWanted(cement, store, 0);
    keepWanted(nails, store, 0);
    keepWanted({ ...cement, quantity: 9 }, store, 0);
    expect(takeWanted(store, 0)).toEqual([nails, { ...cement, quantity: 9 }]);
  });
  it('is forgotten after half an hour', () => {
    const store = memory();
    keepWanted(cement, store, 0);
    expect(takeWanted(store, 31 * minute)).toEqual([]);
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
    expect(takeWanted(memory({ 'wanted-item': text }), 0)).toEqual([]);
    const store = memory({ 'wanted-item': text });
    keepWanted(cement, store, 0);
    expect(takeWanted(store, 0)).toEqual([cement]);
  });
  it('is not kept where the browser stores nothing, and that is no error', () => {
    const forbidden = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    keepWanted(cement, store, 0);
    expect(takeWanted(store, 0)).toEqual([]);
  });
});
