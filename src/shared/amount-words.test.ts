import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-words.ts';

describe('amountInWords', () => {
  it.each([
    [0n, 'Zero Only'],
    [100n, 'One Only'],
    [1_950n, 'Nineteen and Cents Fifty Only'],
    [125_050n, 'One Thousand Two Hundred and Fifty and Cents Fifty Only'],
    [100_500n, 'One Thousand and Five Only'],
    [4_250_000n, 'Forty-Two Thousand Five Hundred Only'],
    [100_000_000n, 'One Million Only'],
    [
      123_456_789n,
      'One Million Two Hundred and Thirty-Four Thousand Five Hundred and Sixty-Seven and Cents Eighty-Nine Only',
    ],
  ])('%s cents', (cents, words) => {
    expect(amountInWords(cents)).toBe(`Kenya Shillings ${words}`);
  });

  it('two amounts never read alike', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 16n });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
      }),
    );
  });
});
