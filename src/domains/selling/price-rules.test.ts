import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../shared/money.ts';
import { byPercent, oddPrice, readPercent } from './price-rules.ts';

const price = fc.bigInt({ min: 1n, max: 99_999_999_99n }).map(fromCents);

describe('a new price', () => {
  it.each([
    ['100', '140', null, null],
    ['100', '140.01', null, 'largeShift'],
    ['100', '60', null, null],
    ['100', '59.99', null, 'largeShift'],
    ['780', '78', '790', 'farBelowMedian'],
    ['90', '79', '790', null],
    ['90', '78.99', '790', 'farBelowMedian'],
    // What is there already is nobody's new mistake.
    ['5', '5.00', '790', null],
    // A new product has no old price.
    [null, '900000', '790', null],
    [null, '78', '790', 'farBelowMedian'],
  ] as const)('of %s to %s beside a median of %s is odd as %s', (before, after, median, doubt) => {
    expect(oddPrice(before, after, median)?.doubt ?? null).toBe(doubt);
  });

  it('within 40 % of the old one is never asked about, and beyond always is', () => {
    fc.assert(
      fc.property(price, price, (before, after) => {
        const share = Number(toCents(after)) / Number(toCents(before));
        fc.pre(Math.abs(Math.abs(share - 1) - 0.4) > 1e-9);
        expect(oddPrice(before, after, null)?.doubt === 'largeShift').toBe(
          Math.abs(share - 1) > 0.4,
        );
      }),
    );
  });
});

describe('a percentage', () => {
  it.each([
    ['780', 5, '819.00'],
    ['1250.50', -10, '1125.00'],
    ['4.50', 10, '4.95'],
    ['0.01', -99, null],
    ['99999999', 50, null],
  ] as const)('makes of %s by %d percent %s', (before, percent, after) => {
    expect(byPercent(before, percent)).toBe(after);
  });

  it('comes within half a shilling of the exact price, or within half a cent of a small one', () => {
    const percent = fc.integer({ min: -9_900, max: 30_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(price, percent, (before, by) => {
        const after = byPercent(before, by);
        fc.pre(after !== null);
        const exact = Number(before) * (1 + by / 100);
        const slack = exact >= 9.99 ? 0.5 : 0.005;
        expect(Math.abs(Number(after) - exact)).toBeLessThanOrEqual(slack + 0.006);
      }),
    );
  });

  it.each([
    ['5', 5],
    ['+5', 5],
    ['-2.5 %', -2.5],
    ['−3', -3],
    ['0', null],
    ['-100', null],
    ['', null],
    ['five', null],
    ['1000', null],
  ])('is read from %j as %s', (text, percent) => expect(readPercent(text)).toBe(percent));
});
