import { LRUCache } from 'lru-cache';

/**
 * Number of insertions, deletions, replacements and swaps of neighbours between two words (optimal
 * string alignment), or `limit + 1` as soon as it must be more.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let cost = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    // A swap reaches back two rows, so both must be past the limit.
    if (Math.min(...current) > limit && Math.min(...last) >= limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, b.length), limit + 1);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

export interface Spelling {
  readonly word: string;
  /** 1 for the word itself, less the more it had to be changed. */
  readonly likeness: number;
}

const oneSlip = 0.8;
const twoSlips = 0.65;
const wrongStart = 0.65;
const begun = 0.75;
/** Looking for a word costs a walk through the vocabulary, and people misspell alike. */
const maxRemembered = 5_000;

/** All words that a search may mean, looked up with forgiveness. */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #byStart = new Map<string, string[]>();
  readonly #respelt = new LRUCache<string, readonly Spelling[]>({ max: maxRemembered });

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      const start = word.charAt(0);
      const alike = this.#byStart.get(start);
      if (alike) alike.push(word);
      else this.#byStart.set(start, [word]);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Words that begin like this one, for a reader who is still typing. */
  begunBy(start: string): Spelling[] {
    return this.#startingLike(start)
      .filter((word) => word.startsWith(start))
      .map((word) => ({ word, likeness: begun }));
  }

  /**
   * The nearest words: one slip from four letters, two from seven. The first letter is usually
   * right; where it is not, only one slip from five letters is forgiven.
   */
  resembling(word: string): readonly Spelling[] {
    const known = this.#respelt.get(word);
    if (known) return known;
    const found = this.#nearest(word);
    this.#respelt.set(word, found);
    return found;
  }

  #nearest(word: string): Spelling[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    const limit = word.length >= 7 ? 2 : 1;
    const near = nearest(word, this.#startingLike(word), limit);
    if (near.length > 0) return near;
    if (word.length < 5) return [];
    return nearest(word, this.#words, 1).map((spelling) => ({ ...spelling, likeness: wrongStart }));
  }

  #startingLike(word: string): string[] {
    return this.#byStart.get(word.charAt(0)) ?? [];
  }
}

function nearest(word: string, among: Iterable<string>, limit: number): Spelling[] {
  let best = limit;
  let found: string[] = [];
  for (const candidate of among) {
    if (candidate.length < 3 || /\d/.test(candidate)) continue;
    const distance = editDistance(word, candidate, best);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  return found.map((candidate) => ({ word: candidate, likeness: best === 1 ? oneSlip : twoSlips }));
}
