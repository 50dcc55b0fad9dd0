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
  it('is as many lines where the list sells them by colour', () => {
    expect(lines('paving blocks red 20 sqm, grey 30 sqm')).toHaveLength(2);
  });
});

describe('the colour of a thing', () => {
  it.each([
    ['waya za rangi ya green 3', '3 roll', '(green)'],
    ['mabati rangi ya maroon 30', '30 piece', '(maroon)'],
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
