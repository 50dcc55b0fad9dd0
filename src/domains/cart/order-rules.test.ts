import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../shared/money.ts';
import { orderCents, orderProblems } from './order-rules.ts';

const line = (quantity: number, product: object = {}) => ({
  quantity,
  priceSeen: null,
  product: {
    ...{ isActive: true, price: '500.00', unit: 'bag', supplierId: 'one' },
    ...{ stockQuantity: 20, minOrderQuantity: 2 },
    ...product,
  },
});
const anyTerms = { deliveryCounties: ['Nairobi'], minimumOrder: null };

describe('what stands against an order from a cart', () => {
  it('is a line above its stock or below its minimum order, and nothing that is no longer sold', () => {
    const lines = [line(21), line(1), line(5), line(99, { isActive: false })];
    expect(orderProblems(lines, anyTerms, 'Nairobi')).toEqual([
      { kind: 'line', index: 0, warning: { kind: 'overStock', left: 20 } },
      { kind: 'line', index: 1, warning: { kind: 'belowMinimum', minimum: 2, unit: 'bag' } },
    ]);
    expect(orderProblems([line(1, { isActive: false })], anyTerms, null)).toEqual([
      { kind: 'nothing' },
    ]);
  });

  it('is goods below the supplier’s minimum, by what is missing', () => {
    const terms = { ...anyTerms, minimumOrder: '5000.00' };
    expect(orderProblems([line(9)], terms, null)).toEqual([
      { kind: 'belowOrderMinimum', minimum: '5000.00', missing: '500.00' },
    ]);
    expect(orderProblems([line(10)], terms, null)).toEqual([]);
  });

  it('is a county that the supplier does not serve, where it said which it serves', () => {
    expect(orderProblems([line(2)], anyTerms, 'Mombasa')).toEqual([
      { kind: 'outsideCounties', county: 'Mombasa' },
    ]);
    expect(orderProblems([line(2)], { ...anyTerms, deliveryCounties: [] }, 'Mombasa')).toEqual([]);
    expect(orderProblems([line(2)], anyTerms, null)).toEqual([]);
  });

  it('is nothing exactly when every line and the sum are within their limits', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 40_000 }), (quantities, minimum) => {
        const minimumOrder = `${minimum}.00`;
        const all = quantities.map((quantity) => line(quantity));
        const isFine =
          quantities.every((quantity) => quantity >= 2 && quantity <= 20) &&
          quantities.reduce((sum, quantity) => sum + quantity * 500, 0) >= minimum;
        expect(orderProblems(all, { ...anyTerms, minimumOrder }, null).length === 0).toBe(isFine);
      }),
    );
  });
});

it('an order comes to its goods and the delivery', () => {
  expect(orderCents([line(3)], { deliveryFee: '250.50' })).toBe(toCents('1750.50'));
  expect(orderCents([line(3)], { deliveryFee: null })).toBe(toCents('1500.00'));
});
