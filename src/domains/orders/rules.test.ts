import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwardLine, awardFault, offerKey } from './rules.ts';

const asked = new Map([
  ['cement', 100_000n],
  ['sand', 5_000n],
]);
const offered = new Map([
  ['near cement', 100_000n],
  ['near sand', 5_000n],
  ['far cement', 60_000n],
]);
const line = (quotationId: string, rfqItemId: string, quantity: bigint): AwardLine => ({
  quotationId,
  rfqItemId,
  quantity,
});
const least = new Map([['near cement', 20_000n]]);
const limits = { asked, offered, least };
const faultOf = (...lines: AwardLine[]) => awardFault(lines, limits);

describe('an award by lines', () => {
  it('may split a line, up to what was asked', () => {
    expect(faultOf(line('near', 'cement', 40_000n), line('far', 'cement', 60_000n))).toBeNull();
    expect(faultOf(line('near', 'cement', 40_001n), line('far', 'cement', 60_000n))).toEqual({
      index: 1,
      kind: 'over_asked',
    });
  });

  it('takes no more of a quotation than it offers, and nothing that it does not price', () => {
    expect(faultOf(line('far', 'cement', 60_001n))?.kind).toBe('over_offered');
    expect(faultOf(line('near', 'cement', 19_999n))).toEqual({ index: 0, kind: 'below_minimum' });
    expect(faultOf(line('far', 'sand', 1n))?.kind).toBe('not_quoted');
    expect(faultOf(line('near', 'nails', 1n))?.kind).toBe('not_asked');
    const half = line('near', 'cement', 20_000n);
    expect(faultOf(half, half)).toEqual({ index: 1, kind: 'repeated' });
  });

  it('finds no fault only with what keeps within both limits', () => {
    const lines = fc.array(
      fc.record({
        quotationId: fc.constantFrom('near', 'far'),
        rfqItemId: fc.constantFrom('cement', 'sand'),
        quantity: fc.bigInt({ min: 1n, max: 120_000n }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, (some) => {
        if (awardFault(some, limits)) return;
        for (const [id, wanted] of asked) {
          const sum = some
            .filter(({ rfqItemId }) => rfqItemId === id)
            .reduce((total, { quantity }) => total + quantity, 0n);
          expect(sum <= wanted).toBe(true);
        }
        for (const one of some) {
          expect(one.quantity <= (offered.get(offerKey(one)) ?? 0n)).toBe(true);
          expect(one.quantity >= (least.get(offerKey(one)) ?? 0n)).toBe(true);
        }
      }),
    );
  });
});
