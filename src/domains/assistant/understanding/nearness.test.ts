import { describe, expect, it } from 'vitest';
import { Sentence, sentencesOf } from './nearness.ts';

const patterns = { a: /\bred\b/g, b: /\bgreen\b/g, c: /\bblue\b/g };
const near = (text: string, parts: readonly ('a' | 'b' | 'c')[], within: number) =>
  new Sentence(text, patterns).hasNear(parts, within);

describe('words near each other', () => {
  it('are counted from the first to the last, in any order', () => {
    expect(near('red x x green', ['a', 'b'], 3)).toBe(true);
    expect(near('green x x red', ['a', 'b'], 3)).toBe(true);
    expect(near('red x x x green', ['a', 'b'], 3)).toBe(false);
    expect(near('blue red x green', ['a', 'b', 'c'], 3)).toBe(true);
    expect(near('blue x red x green', ['a', 'b', 'c'], 3)).toBe(false);
  });

  it('are found where a later one is near and an earlier one is not', () => {
    expect(near('red x x x x x red green x x blue', ['a', 'b', 'c'], 4)).toBe(true);
    expect(near('red red red', ['a', 'b'], 4)).toBe(false);
  });

  it('end with their sentence, which a decimal point does not end', () => {
    expect(sentencesOf('one. two 1.5 three\nfour')).toHaveLength(3);
  });
});
