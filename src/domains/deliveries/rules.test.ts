import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromThousandths, toThousandths } from '../quotations/rules.ts';
import {
  allDelivered,
  allFree,
  type CountedLine,
  type CountedLoad,
  countFault,
  isLacking,
  loadFault,
  owedOf,
  restOf,
  sumOf,
} from './rules.ts';

const line = (fields: Partial<CountedLine> = {}): CountedLine => ({
  orderItemId: 'a',
  ordered: '100.000',
  delivered: '0.000',
  onTheWay: '0.000',
  ...fields,
});
const counts = (fields: Partial<CountedLoad> = {}): CountedLoad => ({
  orderItemId: 'a',
  ...allDelivered('10.000'),
  ...fields,
});

describe('what may leave', () => {
  it('is what is neither delivered nor on its way', () => {
    const partly = line({ delivered: '40.000', onTheWay: '25.500' });
    expect(owedOf(partly)).toEqual({ owed: '60.000', free: '34.500' });
    expect(allFree([partly, line({ orderItemId: 'b', delivered: '100.000' })])).toEqual([
      { orderItemId: 'a', quantity: '34.500' },
    ]);
  });

  it('is refused beyond that, twice, and of another order', () => {
    const load = (quantity: string, orderItemId = 'a') => ({ orderItemId, quantity });
    expect(loadFault([load('100')], [line()])).toBeNull();
    expect(loadFault([load('100.001')], [line()])).toEqual({
      index: 0,
      kind: 'over_owed',
      free: '100.000',
    });
    expect(loadFault([load('1'), load('1')], [line()])).toEqual({ index: 1, kind: 'repeated' });
    expect(loadFault([load('1', 'z')], [line()])).toEqual({ index: 0, kind: 'unknown' });
  });
});

describe('what was counted', () => {
  const load = [{ orderItemId: 'a', quantity: '10.000' }];

  it('adds up to what left, line by line', () => {
    expect(countFault([counts()], load)).toBeNull();
    expect(countFault([counts({ delivered: '8.000', short: '2.000' })], load)).toBeNull();
    expect(countFault([counts({ short: '2.000' })], load)).toEqual({
      index: 0,
      kind: 'sum',
      quantity: '10.000',
    });
    expect(countFault([], load)).toEqual({ index: null, kind: 'missing' });
    expect(countFault([counts(), counts()], load)).toEqual({ index: 1, kind: 'repeated' });
    expect(countFault([counts({ orderItemId: 'z' })], load)).toEqual({ index: 0, kind: 'unknown' });
  });

  it('needs a photo where anything is short, damaged or refused', () => {
    expect(isLacking([counts()])).toBe(false);
    for (const name of ['short', 'damaged', 'refused']) {
      expect(isLacking([counts(), counts({ [name]: '0.001' })])).toBe(true);
    }
  });

  it('leaves the rest as delivered, and nothing where more is lacking than left', () => {
    const lack = { short: '1.500', damaged: '2.000', refused: '0.000' };
    expect(restOf('10.000', lack)).toBe('6.500');
    expect(restOf('3.000', lack)).toBeNull();
  });
});

const quantity = fc.bigInt({ min: 1n, max: 10_000_000n });
/** Each a share of what is there, in thousandths. */
const shares = fc
  .tuple(fc.double(), fc.double(), fc.double(), fc.double())
  .map((all) =>
    all.map((one) => (Number.isFinite(one) ? BigInt(Math.trunc(Math.abs(one % 1) * 1_000)) : 0n)),
  );

describe('any number of deliveries', () => {
  it('never bring more than was ordered, and what is owed is never below 0', () => {
    fc.assert(
      fc.property(quantity, fc.array(shares, { maxLength: 12 }), (ordered, trips) => {
        let delivered = 0n;
        for (const [part = 0n, short = 0n, damaged = 0n, refused = 0n] of trips) {
          const now = line({
            ordered: fromThousandths(ordered),
            delivered: fromThousandths(delivered),
          });
          const { free } = owedOf(now);
          const loaded = (toThousandths(free) * (part + 1n)) / 1_000n;
          if (loaded === 0n) continue;
          const load = { orderItemId: 'a', quantity: fromThousandths(loaded) };
          expect(loadFault([load], [now])).toBeNull();
          const third = loaded / 3n;
          const lack = {
            short: fromThousandths((third * short) / 1_000n),
            damaged: fromThousandths((third * damaged) / 1_000n),
            refused: fromThousandths((third * refused) / 1_000n),
          };
          const whole = restOf(load.quantity, lack);
          expect(whole).not.toBeNull();
          const counted = { orderItemId: 'a', delivered: whole ?? '', ...lack };
          expect(sumOf(counted)).toBe(loaded);
          expect(countFault([counted], [load])).toBeNull();
          delivered += toThousandths(counted.delivered);
          const after = { ...now, delivered: fromThousandths(delivered) };
          expect(toThousandths(owedOf(after).owed)).toBe(ordered - delivered);
        }
        expect(delivered <= ordered).toBe(true);
      }),
    );
  });
});
