import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const read = (message: string) => understand(knowledge, message, '2026-11-22');
const counts = (message: string) =>
  read(message).items.map(({ atLeast, quantity, unit }) => [atLeast ?? null, quantity, unit]);

describe('a range of counts', () => {
  it.each([
    ['20 to 30 bags of cement to Thika', 20, 30, 'bag'],
    ['20-30 mifuko ya saruji Nakuru', 20, 30, 'bag'],
    ['mifuko 20-30 ya saruji', 20, 30, 'bag'],
    ['kati ya mifuko 20 na 30 ya saruji', 20, 30, 'bag'],
    ['simenti kati ya 20 na 30', 20, 30, 'bag'],
    ['gunia ishirini hadi thelathini za simiti', 20, 30, 'bag'],
    ['between 3 and 4 tonnes of river sand', 3, 4, 'tonne'],
    ['4 or 5 rolls of binding wire', 4, 5, 'roll'],
  ])('is its upper number, and tells the lower: %s', (message, low, high, unit) => {
    expect(counts(message)).toEqual([[low, high, unit]]);
  });

  it('is none where a number becomes another', () => {
    for (const message of ['reduce from 50 to 40 bags of cement', 'change 50 to 40 bags of cement'])
      expect(counts(message)).toEqual([[null, 40, 'bag']]);
  });

  it('is none of sizes, days, mixes, codes and corrections', () => {
    for (const message of [
      'nondo 12 - 40',
      'gauge 28-30 mabati 50',
      'cement within 2-3 days, 50 bags',
      'cement 20 bags on 10-12 December',
      'cement 20 bags, call 0712-345678',
      '10 bags of cement, mix 1 to 4',
      'change cement from 20 to 30 bags',
      '8-10mm bars 40',
    ])
      expect(counts(message).map(([low]) => low)).not.toContainEqual(expect.any(Number));
    expect(counts('nondo 12 - 40')).toEqual([[null, 40, 'piece']]);
  });
});
