import { describe, expect, it } from 'vitest';
import { lineOf } from './read-line.ts';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const lines = (message: string) =>
  understand(knowledge, message, '2026-11-22').items.map((item) => {
    const { name, quantity, unit } = lineOf(knowledge, item);
    return `${quantity} ${unit} ${name}`;
  });

describe('one thing in several colours', () => {
  it.each([
    ['2.5mm cable red 1, black 1, green 1 roll', 3, '(1 red, 1 black, 1 green)'],
    [
      'single core cable 1.5mm red 2 rolls, black 2 rolls, green 1 roll',
      5,
      '(2 red, 2 black, 1 green)',
    ],
    ['waya 2.5 nyekundu 2, nyeusi 2, kijani 1', 5, '(2 red, 2 black, 1 green)'],
    ['box profile gauge 30 maroon 20, blue 15', 35, '(20 maroon, 15 blue)'],
    ['emulsion paint white 2 buckets, cream 3 buckets', 5, '(2 white, 3 cream)'],
  ])(
    'is one line with all of them, which tells how many of each: %s',
    (message, quantity, split) => {
      const [line, ...others] = lines(message);
      expect(others).toEqual([]);
      expect(line).toMatch(new RegExp(`^${quantity} `));
      expect(line).toContain(split);
    },
  );

  it('is as many lines where the list sells them by colour', () => {
    expect(lines('paving blocks red 20 sqm, grey 30 sqm')).toHaveLength(2);
  });
});

describe('the colour of a thing', () => {
  it.each([
    ['waya za rangi ya green 3', '3 roll', '(green)'],
    ['mabati rangi ya maroon 30', '30 piece', '(maroon)'],
    ['cable 2.5mm rangi ya red roll 3', '3 roll', '(red)'],
  ])('is no paint, and goes into the line: %s', (message, count, colour) => {
    const [line, ...others] = lines(message);
    expect(others).toEqual([]);
    expect(line).toMatch(new RegExp(`^${count} `));
    expect(line).toContain(colour);
  });

  it.each(['rangi ya white ndoo 2', 'ndoo 2 za rangi ya kijani', 'rangi ya ukuta cream 3 buckets'])(
    'that paint has, is asked for as paint: %s',
    (message) => {
      expect(lines(message)).toEqual([expect.stringMatching(/bucket .*Paint/)]);
    },
  );

  it('of what a thing is for is not its own', () => {
    expect(lines('nails for the red gate 5 kg')[0]).not.toContain('red');
  });
});
