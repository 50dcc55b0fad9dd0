import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatUnitPrice, fromCents, toCents } from './money.ts';

describe('money', () => {
  it('survives the way to cents and back, up to KSh 999,999,999.99', () => {
    fc.assert(
      fc.property(fc.bigInt(-99_999_999_999n, 99_999_999_999n), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });

  it('refuses what is not an amount with at most two decimals', () => {
    for (const text of ['', 'abc', '1.234', '1,000', '1e3', 'NaN', '0x10', '--1', '1.']) {
      expect(() => toCents(text), text).toThrow(RangeError);
    }
  });

  it('GEN-01 CONST-01 reads KSh with the grouping of en-KE and no decimals', () => {
    expect(formatMoney('1250.00')).toBe('KSh 1,250');
    expect(formatMoney('1250.50')).toBe('KSh 1,251');
    expect(formatMoney(999_999_999.99)).toBe('KSh 1,000,000,000');
    expect(formatMoney('-75')).toBe('-KSh 75');
  });

  it('keeps the cents of a unit price that has any', () => {
    expect(formatUnitPrice('0.50')).toBe('KSh 0.50');
    expect(formatUnitPrice('745.00')).toBe('KSh 745');
    expect(formatUnitPrice(1250.5)).toBe('KSh 1,250.50');
  });
});
