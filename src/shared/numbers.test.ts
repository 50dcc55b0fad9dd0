import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, plainNumber } from './numbers.ts';

describe('formatNumber', () => {
  it('GEN-01 writes whole numbers as en-KE does', () => {
    const whole = fc.bigInt(-(10n ** 18n), 10n ** 18n);
    fc.assert(
      fc.property(whole, (n) => {
        expect(formatNumber(n)).toBe(n.toLocaleString('en-KE'));
      }),
    );
  });

  it('writes at most three decimals as en-KE does', () => {
    // Halves of the last decimal are rounded by the digits there, and here by what the computer holds.
    const amount = fc
      .double({ min: 0, max: 1e12, noNaN: true })
      .filter((n) => !/\.\d{3}5$/.test(String(n)));
    fc.assert(
      fc.property(amount, (n) => {
        expect(formatNumber(n)).toBe(n.toLocaleString('en-KE'));
      }),
    );
    expect(formatNumber(0.5)).toBe('0.5');
    expect(formatNumber(1234.5678)).toBe('1,234.568');
    expect(formatNumber(1000)).toBe('1,000');
    expect(formatNumber(100)).toBe('100');
  });
});

describe('plainNumber', () => {
  it('reads thousands that are set apart, and leaves what may mean two numbers', () => {
    const read = ['1,250.50', ' 1 250 ', '12,000,000', '780', '0.5'].map(plainNumber);
    expect(read).toEqual(['1250.50', '1250', '12000000', '780', '0.5']);
    for (const typed of ['1,5', '12,50', '1,2500', '1 25', 'abc'])
      expect(plainNumber(typed)).toBe(typed);
  });
});
