import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../shared/money.ts';
import { fromThousandths, sumTotals, toThousandths } from '../quotations/rules.ts';
import { creditOfAmount, creditOfGoods } from './credit-rules.ts';
import { deliveryWithVat, vatGroups } from './vat-rules.ts';

const bags = {
  totalPrice: '70000.00',
  quantity: '100.000',
  vatLetter: 'B',
  returnedBefore: '0.000',
};

const delivery = '0.00';

describe('goods that come back', () => {
  it('are credited as they were priced, with their VAT', () => {
    const most = '200000.00';
    const lines = [{ ...bags, returned: '10.000' }];
    expect(creditOfGoods(lines, { vatIncluded: true, most, delivery })).toEqual({
      amount: '7000.00',
      vatAmount: '965.52',
      vat: [{ letter: 'B', rate: 16, net: '6034.48', vat: '965.52' }],
    });
    expect(creditOfGoods(lines, { vatIncluded: false, most, delivery })).toMatchObject({
      amount: '8120.00',
      vatAmount: '1120.00',
    });
  });

  it('are never credited with more than the order comes to', () => {
    const lines = [{ ...bags, returned: '100.000' }];
    const credit = creditOfGoods(lines, { vatIncluded: true, most: '11600.00', delivery });
    expect(credit).toMatchObject({ amount: '11600.00', vatAmount: '1600.00' });
  });

  it('leave nothing of an order whose VAT was rounded once', () => {
    const line = { ...bags, totalPrice: '10.03', returned: '100.000' };
    // KSh 30.09 and 4.81 of VAT; a line has 1.60 of it.
    const terms = { vatIncluded: false, most: '34.90', delivery };
    expect(creditOfGoods([line, line, line], terms)).toMatchObject({
      amount: '34.90',
      vatAmount: '4.81',
    });
    const free = { ...line, totalPrice: '0.00' };
    expect(creditOfGoods([free], { ...terms, most: '0.00' }).amount).toBe('0.00');
  });

  it('are credited with their delivery once their buyer pays for no others', () => {
    const bars = { ...bags, totalPrice: '60000.00', vatLetter: 'A' };
    const terms = { vatIncluded: true, delivery: '2320.00' };
    const most = '62320.00';
    const all = { ...bars, returned: '100.000' };
    const before = { ...bags, returnedBefore: '100.000', returned: '0.000' };
    expect(creditOfGoods([before, all], { ...terms, most })).toMatchObject({
      amount: most,
      vat: [
        { letter: 'A', net: '60000.00', vat: '0.00' },
        { letter: 'B', net: '2000.00', vat: '320.00' },
      ],
    });
    expect(creditOfGoods([before, all], { ...terms, most, delivery })).toMatchObject({
      amount: '60000.00',
    });
    // The bags were credited at half their price: the buyer keeps them and pays the rest.
    const withBags = { ...terms, most: '97320.00' };
    expect(creditOfGoods([before, all], withBags).amount).toBe('60000.00');
  });

  it('leave nothing of an order, in whatever parts and sequence its lines are credited', () => {
    const line = fc.record({
      cents: fc.bigInt({ min: 100_000n, max: 9_999_999n }),
      parts: fc.array(fc.bigInt({ min: 1_000n, max: 9_999n }), { minLength: 1, maxLength: 4 }),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 4 });
    const cost = fc.bigInt({ min: 0n, max: 999_999n });
    const picks = fc.array(fc.nat(999), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(lines, cost, fc.boolean(), picks, (ordered, carriage, vatIncluded, pick) => {
        const goods = ordered.reduce((sum, { cents }) => sum + cents, 0n);
        const deliveryCost = fromCents(carriage);
        const deliveryTerms = 'per_order' as const;
        const priced = { vatIncluded, deliveryTerms, deliveryCost };
        let left = sumTotals(goods, ordered.length, priced).total;
        const items = ordered.map(({ cents, parts }) => ({
          totalPrice: fromCents(cents),
          quantity: fromThousandths(parts.reduce((sum, part) => sum + part, 0n)),
          vatLetter: 'B',
          returnedBefore: '0.000',
        }));
        const coming = ordered.flatMap(({ parts }, index) =>
          parts.map((part) => ({ index, part })),
        );
        while (coming.length > 0) {
          const [next] = coming.splice((pick[coming.length - 1] ?? 0) % coming.length, 1);
          const credit = creditOfGoods(
            items.map((item, index) => ({
              ...item,
              returned: index === next?.index ? fromThousandths(next.part) : '0.000',
            })),
            {
              vatIncluded,
              most: fromCents(left),
              delivery: deliveryWithVat({ deliveryCost, vatIncluded }),
            },
          );
          left -= toCents(credit.amount);
          const item = items[next?.index ?? 0];
          if (item && next) {
            item.returnedBefore = fromThousandths(toThousandths(item.returnedBefore) + next.part);
          }
          if (coming.length > 0) expect(left).toBeGreaterThan(0n);
        }
        expect(left).toBe(0n);
      }),
    );
  });

  it('in parts are credited with what all of it costs, to the cent', () => {
    const part = fc.bigInt({ min: 1n, max: 9_999n });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), fc.nat(99_999_999), fc.boolean(), (...one) => {
        const [parts, cents, vatIncluded] = one;
        const whole = parts.reduce((sum, quantity) => sum + quantity, 0n);
        const line = {
          totalPrice: (cents / 100).toFixed(2),
          quantity: fromThousandths(whole),
          vatLetter: 'B',
        };
        const terms = { vatIncluded, most: '99999999.00', delivery };
        const credited = (returnedBefore: bigint, returned: bigint) =>
          creditOfGoods(
            [
              {
                ...line,
                returnedBefore: fromThousandths(returnedBefore),
                returned: fromThousandths(returned),
              },
            ],
            terms,
          );
        let before = 0n;
        let sum = 0n;
        for (const quantity of parts) {
          sum += toCents(credited(before, quantity).amount);
          before += quantity;
        }
        expect(sum).toBe(toCents(credited(0n, whole).amount));
      }),
    );
  });
});

describe('an amount', () => {
  it('carries of the VAT as much as of the price, and its letters add up to it', () => {
    const line = (vatLetter: string, totalPrice: string) => ({ vatLetter, totalPrice });
    const items = [line('A', '1000.00'), line('B', '1160.00'), line('E', '1080.00')];
    const order = { items, deliveryCost: '0.00', vatAmount: '240.00', vatIncluded: true };
    const credit = creditOfAmount('324.00', vatGroups(order));
    expect(credit).toMatchObject({ amount: '324.00', vatAmount: '24.00' });
    expect(credit.vat.map(({ letter, vat }) => [letter, vat])).toEqual([
      ['A', '0.00'],
      ['B', '16.00'],
      ['E', '8.00'],
    ]);
  });
});
