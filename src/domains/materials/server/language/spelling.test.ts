import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, Vocabulary } from './spelling.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('editDistance', () => {
  it.each([
    ['cement', 'cement', 0],
    ['cemnt', 'cement', 1],
    ['cmeent', 'cement', 1],
    ['cemment', 'cement', 1],
    ['semint', 'cement', 2],
    ['', 'abc', 3],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
  });

  it('is the same both ways, nothing for a word itself, and cut off above the limit', () => {
    fc.assert(
      fc.property(words, words, fc.nat(3), (a, b, limit) => {
        const whole = editDistance(a, b, 10);
        expect(editDistance(b, a, 10)).toBe(whole);
        expect(editDistance(a, a, limit)).toBe(0);
        expect(editDistance(a, b, limit)).toBe(Math.min(whole, limit + 1));
      }),
    );
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(['cement', 'ceramic', 'nondo', 'plywood', 'y12', 'tap']);
  const wordsLike = (word: string) => vocabulary.resembling(word).map((found) => found.word);

  it('forgives one slip from four letters and two from seven', () => {
    expect(wordsLike('cemnt')).toEqual(['cement']);
    expect(wordsLike('plywwod')).toEqual(['plywood']);
    expect(wordsLike('plyvvood')).toEqual(['plywood']);
    expect(wordsLike('nodo')).toEqual(['nondo']);
    expect(wordsLike('nd')).toEqual([]);
    expect(wordsLike('cmet')).toEqual([]);
  });

  it('forgives a wrong first letter less', () => {
    expect(vocabulary.resembling('sement')).toEqual([{ word: 'cement', likeness: 0.65 }]);
    expect(vocabulary.resembling('cemnt')).toEqual([{ word: 'cement', likeness: 0.8 }]);
  });

  it('leaves figures alone', () => {
    expect(wordsLike('y122')).toEqual([]);
  });

  it('walks through its words once for each misspelling', () => {
    expect(vocabulary.resembling('cemnet')).toBe(vocabulary.resembling('cemnet'));
    expect(vocabulary.resembling('xyzzy')).toBe(vocabulary.resembling('xyzzy'));
  });

  it('knows words by their beginning', () => {
    expect(vocabulary.begunBy('cem').map((found) => found.word)).toEqual(['cement']);
  });
});
