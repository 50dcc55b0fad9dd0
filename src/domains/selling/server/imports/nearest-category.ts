import { unlikeness } from '../../../materials/language/public.ts';

/** Nobody names a category in more, and a file has very many rows. */
const longestWritten = 40;
const slipsFrom = 5;

/**
 * Tells of what was written the category that has most words with it in common, one slip in a word
 * forgiven; null where none has, or several as many. A file writes the same again and again.
 */
export function categoryGuesser(names: readonly string[]): (written: string) => string | null {
  const known = names.map((name) => ({ name, words: wordsOf(name) }));
  const guesses = new Map<string, string | null>();
  const guess = (text: string) => {
    const wanted = wordsOf(text);
    const [best, next] = known
      .map(({ name, words }) => ({ name, likeness: likenessOf(wanted, words) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    return best && best.likeness > (next?.likeness ?? 0) ? best.name : null;
  };
  return (written) => {
    const text = written.slice(0, longestWritten).toLowerCase();
    const guessed = guesses.get(text);
    if (guessed !== undefined) return guessed;
    const nearest = guess(text);
    guesses.set(text, nearest);
    return nearest;
  };
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));

const likenessOf = (wanted: readonly string[], words: readonly string[]): number =>
  wanted.reduce((sum, one) => sum + Math.max(0, ...words.map((word) => likeness(one, word))), 0);

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const mayBeSlip = a.length >= slipsFrom && a[0] === b[0];
  return mayBeSlip && unlikeness(a, b, 1) <= 1 ? 0.5 : 0;
}
