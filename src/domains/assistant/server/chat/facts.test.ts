import { describe, expect, it } from 'vitest';
import { copy as en } from '../../copy/en.ts';
import { copy as sw } from '../../copy/sw.ts';
import { stages } from '../../understanding/lexicon/stages.ts';
import { units } from '../../understanding/units.ts';
import { facts } from './facts.ts';
import { priceIn } from './respond.ts';

const numbers = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted();

describe('what the trade knows', () => {
  it.each(facts.map((fact) => [fact.en, fact.sw]))(
    'says the same in Swahili: %s',
    (first, other) => {
      expect(numbers(other)).toEqual(numbers(first));
    },
  );

  it.each([en, sw])('has a name for every stage and unit', (copy) => {
    expect(Object.keys(copy.stages).toSorted()).toEqual(stages.map(({ key }) => key).toSorted());
    for (const names of [copy.units, copy.unitsMany])
      expect(Object.keys(names).toSorted()).toEqual([...units].toSorted());
  });
});

describe('a price in a message', () => {
  it.each([
    ['is ksh 640 per metre fair for y12', 640],
    ['simiti @650 ni sawa?', 650],
    ['cement at 1,250.50 is that ok', 1250.5],
    ['wananiuzia kwa 700', 700],
    ['750 bob for cement', 750],
    ['780 each', 780],
    ['650/= per bag', 650],
    ['flat 12 in thika', null],
    ['what 50 bags cost', null],
    ['wash 5', null],
    ['kwa 3 bedroom house', null],
    ['at 50 bags', null],
  ])('"%s": %s', (text, price) => {
    expect(priceIn(text)).toBe(price);
  });
});
