import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../shared/money.ts';
import { fromThousandths } from '../quotations/rules.ts';
import { creditOfAmount, creditOfGoods } from './credit-rules.ts';
import { vatGroups } from './vat-rules.ts';

const bags = {
  totalPrice: '70000.00',
  quantity: '100.000',
  vatLetter: 'B',
  returnedBefore: '0.000',
};

describe('goods that come back', () => {
  it('are credited as they were priced, with their VAT', () => {
    const most = '200000.00';
    const lines = [{ ...bags, returned: '10.000' }];
    expect(creditOfGoods(lines, { vatIncluded: true, most })).toEqual({
      amount: '7000.00',
      vatAmount: '965.52',
      vat: [{ letter: 'B', rate: 16, net: '6034.48', vat: '965.52' }],
    });
    expect(creditOfGoods(lines, { vatIncluded: false, most })).toMatchObject({
      amount: '8120.00',
      vatAmount: '1120.00',
    });
  });

  it('are never credited with more than the order comes to', () => {
    const lines = [{ ...bags, returned: '100.000' }];
    const credit = creditOfGoods(lines, { vatIncluded: true, most: '11600.00' });
    expect(credit).toMatchObject({ amount: '11600.00', vatAmount: '1600.00' });
  });

  it('leave nothing of an order whose VAT was rounded once', () => {
    const line = { ...bags, totalPrice: '10.03', returned: '100.000' };
    // KSh 30.09 and 4.81 of VAT; a line has 1.60 of it.
    const terms = { vatIncluded: false, most: '34.90' };
    expect(creditOfGoods([line, line, line], terms).amount).toBe('34.89');
    expect(creditOfGoods([line, line, line], { ...terms, isLast: true })).toMatchObject({
      amount: '34.90',
      vatAmount: '4.81',
    });
    const free = { ...line, totalPrice: '0.00' };
    const last = { vatIncluded: false, most: '0.00', isLast: true };
    expect(creditOfGoods([free], last).amount).toBe('0.00');
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
        const terms = { vatIncluded, most: '99999999.00' };
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
