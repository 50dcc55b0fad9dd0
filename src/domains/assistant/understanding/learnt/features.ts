import { stem } from '../../../materials/language/public.ts';
import { sensesIn } from './sense-words.ts';

const piece = /[a-z]+(?:'[a-z]+)?|\d+|[^\sa-z0-9]/g;

/** A text in lower case as the learnt reader sees it: words, numbers and marks. */
export const piecesOf = (text: string): string[] => text.match(piece) ?? [];

/** So many words apart, two senses still belong together. */
const near = 8;

/**
 * What is told of a stretch of pieces, by kind: `w` words, `b` pairs of neighbours, `g` runs of
 * letters, `x` senses and `y` senses near each other.
 */
export function featuresOf(pieces: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  let before = '^';
  for (const one of pieces) {
    const word = /^\d/.test(one) ? '#' : stem(one);
    found.add(`w ${word}`);
    found.add(`b ${before} ${word}`);
    if (word.length > 3) for (const run of lettersOf(word)) found.add(run);
    before = word;
  }
  found.add(`b ${before} $`);
  addSenses(found, pieces);
  return found;
}

/** Runs of letters by word, kept: people use few words. */
const kept = new Map<string, readonly string[]>();
const mostKept = 20_000;
/** Longer is no word of ours. */
const longestWord = 30;

/** Runs of three to five letters: the same root in another form, or misspelt, shares some. */
function lettersOf(word: string): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  const runs: string[] = [];
  const whole = `<${word.slice(0, longestWord)}>`;
  for (let start = 0; start + 3 <= whole.length; start += 1) {
    for (let size = 3; size <= 5 && start + size <= whole.length; size += 1) {
      runs.push(`g ${whole.slice(start, start + size)}`);
    }
  }
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, runs);
  return runs;
}

function addSenses(found: Set<string>, pieces: readonly string[]): void {
  const all = sensesIn(pieces);
  all.forEach((here, at) => {
    for (const sense of here) {
      found.add(`x ${sense}`);
      for (let other = at; other <= at + near && other < all.length; other += 1) {
        for (const second of all[other] ?? []) {
          if (second === sense) continue;
          found.add(sense < second ? `y ${sense} ${second}` : `y ${second} ${sense}`);
        }
      }
    }
  });
}
