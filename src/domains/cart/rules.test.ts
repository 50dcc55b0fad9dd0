import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, cartWarnings, groupBySupplier, lineCents } from './rules.ts';

const cement = {
  isActive: true,
  price: '780.00',
  unit: 'bag',
  stockQuantity: 40,
  minOrderQuantity: 5,
  supplierId: 'pwani',
};
const line = (quantity: number, product: Partial<typeof cement> = {}, priceSeen = '780.00') => ({
  quantity,
  priceSeen,
  product: { ...cement, ...product },
});

describe('cartWarnings', () => {
  it('says nothing between minimum order and stock, both included', () => {
    for (const quantity of [5, 6, 40]) expect(cartWarnings(line(quantity))).toEqual([]);
  });
  it('warns below the minimum order', () => {
    expect(cartWarnings(line(4))).toEqual([{ kind: 'belowMinimum', minimum: 5, unit: 'bag' }]);
  });
  it('warns above the stock', () => {
    expect(cartWarnings(line(41))).toEqual([{ kind: 'overStock', left: 40 }]);
    expect(cartWarnings(line(1, { stockQuantity: 0, minOrderQuantity: 1 }))).toEqual([
      { kind: 'overStock', left: 0 },
    ]);
  });
  it('warns of a changed price by what it is worth, not by how it is written', () => {
    expect(cartWarnings(line(5, { price: '780' }))).toEqual([]);
    expect(cartWarnings(line(5, { price: '780.50' }))).toEqual([
      { kind: 'priceChanged', from: '780.00', to: '780.50' },
    ]);
    expect(cartWarnings({ ...line(5, { price: '900.00' }), priceSeen: null })).toEqual([]);
  });
  it('says of a product that is no longer sold only that', () => {
    expect(cartWarnings(line(1, { isActive: false, stockQuantity: 0, price: '1.00' }))).toEqual([
      { kind: 'notSold' },
    ]);
  });
});

describe('cartTotals', () => {
  it('CART-05, CART-06 counts lines and units', () => {
    expect(cartTotals([line(2), line(3)])).toEqual({ items: 2, units: 5, cents: 390_000n });
    expect(cartTotals([])).toEqual({ items: 0, units: 0, cents: 0n });
  });
  it('CART-01 a subtotal is the price times the quantity to the cent', () => {
    expect(lineCents(line(3, { price: '0.10' }))).toBe(30n);
    expect(lineCents(line(999_999, { price: '99999999.99' }))).toBe(9_999_989_999_000_001n);
  });
  it('counts a product that is no longer sold as an item that costs nothing', () => {
    expect(cartTotals([line(2), line(7, { isActive: false })])).toEqual({
      items: 2,
      units: 2,
      cents: 156_000n,
    });
  });
  it('adds up to its subtotals, whatever is in the cart', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      cents: fc.integer({ min: 1, max: 2_000_000_000 }),
      isActive: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (entries) => {
        const lines = entries.map(({ quantity, cents, isActive }) =>
          line(quantity, { isActive, price: (cents / 100).toFixed(2) }),
        );
        const sum = entries
          .filter(({ isActive }) => isActive)
          .reduce((total, { quantity, cents }) => total + BigInt(quantity) * BigInt(cents), 0n);
        expect(cartTotals(lines).cents).toBe(sum);
      }),
    );
  });
});

describe('groupBySupplier', () => {
  it('CART-09 keeps each supplier once, in the order of the first line', () => {
    const lines = ['pwani', 'rift', 'pwani', 'nyanza', 'rift'].map((supplierId, index) =>
      line(index + 1, { supplierId }),
    );
    const groups = groupBySupplier(lines);
    expect(groups.map(([first]) => first.product.supplierId)).toEqual(['pwani', 'rift', 'nyanza']);
    expect(groups.map((group) => group.map(({ quantity }) => quantity))).toEqual([
      [1, 3],
      [2, 5],
      [4],
    ]);
    expect(groupBySupplier([])).toEqual([]);
  });
});
