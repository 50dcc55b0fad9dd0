import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reservationOf } from './stock-rules.ts';

const cement = { name: 'Cement', unit: 'bag', stockQuantity: 10 };
const sand = { name: 'Sand', unit: 'tonne', stockQuantity: 3 };
const products = new Map([
  ['cement', cement],
  ['sand', sand],
]);
const line = (id: string, productId: string | null, quantity: string, unit = 'bags') => ({
  id,
  productId,
  unit,
  quantity,
});

describe('what a confirmation reserves', () => {
  it('is whole units of what is sold in the unit of its line', () => {
    const lines = [
      line('a', 'cement', '4'),
      line('b', 'sand', '2.5', 'tonnes'),
      line('c', 'sand', '2.5', 'lorry'),
      line('d', null, '9'),
      line('e', 'gone', '9'),
    ];
    expect(reservationOf(lines, products)).toEqual({
      short: null,
      reserved: new Map([
        ['a', 4],
        ['b', 3],
      ]),
    });
  });

  it('names the first product that does not suffice, also for several lines of it', () => {
    const lines = [line('a', 'cement', '6'), line('b', 'cement', '5')];
    expect(reservationOf(lines, products)).toEqual({
      short: { product: 'Cement', left: 10, unit: 'bag' },
    });
  });

  it('never takes more of a product than is in stock', () => {
    const lines = fc.array(
      fc.record({
        productId: fc.constantFrom('cement', 'sand'),
        unit: fc.constantFrom('bag', 'tonne'),
        quantity: fc.integer({ min: 1, max: 6_000 }).map((n) => (n / 1000).toFixed(3)),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, (some) => {
        const plan = reservationOf(
          some.map((one, index) => ({ ...one, id: String(index) })),
          products,
        );
        if (plan.short) return;
        for (const [id, { stockQuantity }] of products) {
          const own = some.map((one, index) =>
            one.productId === id ? (plan.reserved.get(String(index)) ?? 0) : 0,
          );
          expect(own.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(stockQuantity);
        }
      }),
    );
  });
});
