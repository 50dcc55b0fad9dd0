import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-words.ts';
import { amountInSwahili } from './amount-words-sw.ts';

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

describe('amountInSwahili', () => {
  it.each([
    [0n, 'sifuri'],
    [100n, 'moja'],
    [1_950n, 'kumi na tisa na senti hamsini'],
    [125_050n, 'elfu moja, mia mbili na hamsini na senti hamsini'],
    [3_000_400n, 'elfu thelathini, na nne'],
    [3_400_000n, 'elfu thelathini na nne'],
    [3_480_000n, 'elfu thelathini na nne, mia nane'],
    [123_456_700n, 'milioni moja, elfu mia mbili na thelathini na nne, mia tano na sitini na saba'],
  ])('%s cents', (cents, words) => {
    expect(amountInSwahili(cents)).toBe(`Shilingi za Kenya ${words} pekee`);
  });

  it('two amounts never read alike', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 16n });
    const near = fc
      .tuple(amount, fc.constantFrom(1n, 100n, 1_000n, 99_900n))
      .map(([a, b]) => [a, a * b] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(amount, amount), near), ([one, other]) => {
        expect(amountInSwahili(one) === amountInSwahili(other)).toBe(one === other);
      }),
    );
  });
});
