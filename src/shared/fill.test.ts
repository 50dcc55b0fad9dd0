import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('writes numbers as Kenyans do, and texts as they are', () => {
  expect(fill('{count} of {total}', { count: 20, total: 1227 })).toBe('20 of 1,227');
  expect(fill('{average} out of 5', { average: '4.8' })).toBe('4.8 out of 5');
  expect(fill('Supplier {id}', { id: '12345678' })).toBe('Supplier 12345678');
});

it('keeps a place without a value in sight', () => {
  expect(fill('{count} of {total}', { count: 0 })).toBe('0 of {total}');
});
