import { expect, it } from 'vitest';
import { limitPassed } from './rules.ts';

const limits = { orderLimit: '1000.00', monthLimit: '2500.00' };

it.each([
  [['1000.00'], '0.00', null],
  [['1000.01'], '0.00', 'order'],
  [['900.00', '900.00'], '700.00', null],
  [['900.00', '900.00'], '700.01', 'month'],
] as const)('orders of %s after %s this month pass the limit: %s', (totals, spent, kind) => {
  expect(limitPassed(limits, totals, spent)?.kind ?? null).toBe(kind);
});

it('without limits nothing is too much', () => {
  expect(limitPassed({ orderLimit: null, monthLimit: null }, ['99999999.00'], '0.00')).toBe(null);
});
