import { describe, expect, it } from 'vitest';
import { quoteSayings } from './lexicon/sayings-of-quotes.ts';
import { across, anyOf, inOrder, open, phrase, w } from './sayings.ts';

describe('sayings', () => {
  it.each(Object.entries(quoteSayings))('%s each read their example', (_name, sayings) => {
    const unread = sayings.filter(({ example, pattern }) => !new RegExp(pattern).test(example));
    expect(unread).toEqual([]);
  });

  it('stand in their order, in one sentence unless they may go across', () => {
    const near = anyOf([inOrder('send a quote', w`send|post`, 10, w`quotes?`)]);
    expect(near.test('send me a quote')).toBe(true);
    expect(near.test('a quote, send')).toBe(false);
    expect(near.test('send. quote')).toBe(false);
    expect(anyOf([inOrder('send. quote', w`send`, across(10), w`quote`)]).test('send. quote')).toBe(
      true,
    );
  });

  it('end with a word unless they are open', () => {
    expect(anyOf([phrase('rank', w`rank`)]).test('ranking')).toBe(false);
    expect(anyOf([phrase('rank', open(w`rank`))]).test('ranking')).toBe(true);
  });
});
