import { describe, expect, it } from 'vitest';
import { units } from '../../../materials/language/public.ts';
import { copies } from '../../copy/copy.ts';
import { factsAsked } from '../../dialogue/facts-asked.ts';
import { stages } from '../../understanding/lexicon/stages.ts';
import { factFor, facts } from './facts.ts';

const numbers = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted();

describe('what the trade knows', () => {
  it.each(facts.map((fact) => [fact.en, fact.sw]))(
    'says the same in Swahili: %s',
    (first, other) => {
      expect(numbers(other)).toEqual(numbers(first));
    },
  );

  it.each(Object.values(copies))('has a name for every stage and unit', (copy) => {
    expect(Object.keys(copy.stages).toSorted()).toEqual(stages.map(({ key }) => key).toSorted());
    for (const names of [copy.units, copy.unitsMany])
      expect(Object.keys(names).toSorted()).toEqual([...units].toSorted());
  });
});

describe('how many a wall takes', () => {
  it.each([
    [
      'how many blocks for a wall 10 m by 3 m',
      'hollow-concrete-block',
      'For 30 m² that is about 375.',
    ],
    ['blocks, how many for 10m x 3m?', 'solid-concrete-block', 'about 375.'],
    ['how many blocks for 30 sqm', 'solid-concrete-block', 'about 375.'],
    ['how many blocks for 20ft by 10ft', 'solid-concrete-block', 'For 18.6 m² that is about 233.'],
    ['how many stones for a wall 10 by 3 metres', 'machine-cut-stone', 'about 300 to 330.'],
    ['how many bricks for 1,500 sqm', 'clay-brick', 'about 75,000 to 90,000.'],
  ])('%s', (text, type, words) => {
    expect(factFor([type], factsAsked(text), 'en')).toContain(words);
  });

  it.each(['bloki ngapi ukuta mita 10 kwa 3 m', 'bloki ngapi za ukuta wa mita 10 kwa mita 3'])(
    'is said in Swahili: %s',
    (text) => {
      const said = factFor(['solid-concrete-block'], factsAsked(text), 'sw');
      expect(said).toContain('Kwa m² 30 ni kama 375.');
    },
  );

  it.each([
    'how many 9 x 9 inch blocks fit',
    'how many blocks for 6 by 9',
    'how many blocks for a wall of 0 m by 3 m',
    'how many blocks in 99999 m by 99999 m',
  ])('is left open for "%s"', (text) => {
    expect(factFor(['solid-concrete-block'], factsAsked(text), 'en')).not.toMatch(/that is about/);
  });
});
