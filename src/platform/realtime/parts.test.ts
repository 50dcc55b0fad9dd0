import { expect, it } from 'vitest';
import { cut, Joiner } from './parts.ts';

const joined = (payloads: readonly string[]) => {
  const joiner = new Joiner();
  return payloads.flatMap((payload) => {
    const json = joiner.add(payload);
    return json === null ? [] : (JSON.parse(json) as unknown[]);
  });
};

it('what is cut is put together again whole and in order, however much goes at once', () => {
  const long = 'Ksh “😀” '.repeat(1_250);
  for (const count of [1, 13, 200]) {
    const items = Array.from({ length: count }, (_, place) => ({ place, long }));
    const payloads = cut(items);
    expect(joined(payloads)).toEqual(items);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  }
  expect(cut([])).toEqual([]);
});

it('texts of any script come whole', () => {
  for (const text of ['', 'short', 'ß😀"\\'.repeat(5_000)]) {
    expect(joined(cut([{ text }]))).toEqual([{ text }]);
  }
});

it('parts of several texts may mix; a text whose beginning was missed is dropped, as is nonsense', () => {
  const joiner = new Joiner();
  const [a, b] = [cut(['a'.repeat(9_000)]), cut(['b'.repeat(9_000)])];
  expect(joiner.add(a[1] ?? '')).toBeNull();
  expect([a[0], b[0], a[1]].map((part) => joiner.add(part ?? '')).at(-1)).toContain('aaa');
  joiner.forget();
  expect(joiner.add(b[1] ?? '')).toBeNull();
  expect(joiner.add('nonsense')).toBeNull();
  expect(joiner.add('id:0:99999:x')).toBeNull();
});
