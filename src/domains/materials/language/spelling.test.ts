import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unlikeness, Vocabulary } from './spelling.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('unlikeness', () => {
  it.each([
    ['cement', 'cemnt', 0.5],
    ['cement', 'sement', 0.4],
    ['cement', 'cmeent', 0.6],
    ['cement', 'cemment', 0.2],
    ['plywood', 'plyvvood', 2],
  ])('of %s to %s is at most %d', (a, b, most) => {
    expect(unlikeness(b, a)).toBeLessThanOrEqual(most);
  });

  it('is next to nothing for a word itself, and cut off above the limit', () => {
    fc.assert(
      fc.property(words, words, fc.nat(3), (a, b, limit) => {
        const whole = unlikeness(a, b, 10);
        expect(unlikeness(a, a, limit)).toBeLessThanOrEqual(0.2);
        if (whole <= limit) expect(unlikeness(a, b, limit)).toBe(whole);
        else expect(unlikeness(a, b, limit)).toBeGreaterThan(limit);
      }),
    );
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(['cement', 'ceramic', 'nondo', 'plywood', 'y12', 'tap']);
  const wordsLike = (word: string) => vocabulary.resembling(word).map((found) => found.word);

  it('forgives more in longer words', () => {
    expect(wordsLike('cemnt')).toEqual(['cement']);
    expect(wordsLike('plywwod')).toEqual(['plywood']);
    expect(wordsLike('plyvvood')).toEqual(['plywood']);
    expect(wordsLike('nodo')).toEqual(['nondo']);
    expect(wordsLike('nd')).toEqual([]);
    expect(wordsLike('cmtt')).toEqual([]);
  });

  it('takes a wrong first letter where it sounds alike', () => {
    expect(wordsLike('sement')).toEqual(['cement']);
    expect(wordsLike('bement')).toEqual([]);
  });

  it('is less sure the more was changed', () => {
    const [cement] = vocabulary.resembling('cemnt');
    const [plywood] = vocabulary.resembling('plyvvood');
    expect(cement?.likeness).toBeGreaterThan(plywood?.likeness ?? 1);
  });

  it('leaves figures alone', () => {
    expect(wordsLike('y122')).toEqual([]);
  });

  it('knows words by their beginning', () => {
    expect(vocabulary.begunBy('cem').map((found) => found.word)).toEqual(['cement']);
  });
});
