import { wordTable } from '../../../shared/word-table.ts';

/** What a known word is for: what it weighs when a misspelt word could be several. */
export type WordClass = 'material' | 'brand' | 'unit' | 'number' | 'place' | 'village' | 'function';

const letters = 128;
/** What it costs that one letter stands for another, by their codes; letters that sound alike cost less. */
const swapCost = new Float64Array(letters * letters).fill(1);
for (let code = 0; code < letters; code += 1) swapCost[code * letters + code] = 0;
for (const [alike, cost] of [
  ['aeiou', 0.5],
  ['iy', 0.3],
  ['ckq', 0.3],
  ['szc', 0.4],
  ['lr', 0.5],
  ['bp', 0.6],
  ['td', 0.6],
  ['fvp', 0.6],
  ['gjk', 0.6],
  ['mn', 0.6],
  ['uw', 0.5],
] as const) {
  for (const one of alike) {
    for (const other of alike) {
      const at = one.charCodeAt(0) * letters + other.charCodeAt(0);
      swapCost[at] = Math.min(cost, swapCost[at] ?? 1);
    }
  }
}

/** What it costs that a letter is missing or too many: vowels, r and h are dropped most easily. */
const gapCosts = new Float64Array(letters).fill(1);
for (const letter of 'aeiourh') gapCosts[letter.charCodeAt(0)] = 0.5;

const codes = (word: string) =>
  Uint8Array.from(word, (letter) => Math.min(letter.charCodeAt(0), letters - 1));

const gapCost = (letter: number, neighbour: number | undefined) =>
  letter === neighbour ? 0.3 : (gapCosts[letter] ?? 1);

/** Longer words are not compared: the rows of a comparison are kept. */
const longest = 40;
const rows = [0, 1, 2].map(() => new Float64Array(longest + 1));

/**
 * How unlike two words are, as people misspell: swapped neighbours, dropped vowels, doubled letters
 * and letters that sound alike cost less. Above `limit` it is only said to be above.
 */
export function unlikeness(written: string, known: string, limit = 3): number {
  if (written.length > longest || known.length > longest) return limit + 1;
  return undouble(written) === undouble(known) ? 0.2 : compare(codes(written), codes(known), limit);
}

function compare(written: Uint8Array, known: Uint8Array, limit: number): number {
  let [before, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= known.length; j += 1) {
    last[j] = (last[j - 1] ?? 0) + gapCost(known[j - 1] ?? 0, known[j - 2]);
  }
  for (let i = 1; i <= written.length; i += 1) {
    const a = written[i - 1] ?? 0;
    const added = gapCost(a, written[i - 2]);
    row[0] = (last[0] ?? 0) + added;
    let least = row[0];
    for (let j = 1; j <= known.length; j += 1) {
      const b = known[j - 1] ?? 0;
      let cost = Math.min(
        (last[j - 1] ?? 0) + (swapCost[a * letters + b] ?? 1),
        (last[j] ?? 0) + added,
        (row[j - 1] ?? 0) + gapCost(b, known[j - 2]),
      );
      const isSwap = i > 1 && j > 1 && a === known[j - 2] && b === written[i - 2] && a !== b;
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 0.6);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return least;
    [before, last, row] = [last, row, before];
  }
  return last[known.length] ?? limit + 1;
}

/** "brik" and "blak" as well: ck is one sound. */
const undouble = (word: string) => word.replace(/ck/g, 'k').replace(/(.)\1+/g, '$1');

/** How unlike a respelling may be, by the length of what was written. */
function toleranceFor(length: number): number {
  if (length <= 3) return 0.5;
  if (length === 4) return 0.85;
  if (length === 5) return 1.05;
  return length <= 7 ? 1.35 : 2;
}

/** Swahili verbs are built, not listed: one that is not known is rarely a misspelt noun. */
const isVerbLike = (word: string) =>
  word.length >= 6 &&
  /^(?:ni|na|tu|wa|un|an|zi|ina|ku|hai|haz|ha|me)/.test(word) &&
  /[aei]$/.test(word);

const soundsFirst: Readonly<Record<string, string>> = wordTable({
  c: 'ck',
  k: 'kcq',
  q: 'qk',
  f: 'fp',
  p: 'pf',
  s: 'sc',
  z: 'zs',
  g: 'gj',
  j: 'jg',
  v: 'vf',
  w: 'w',
  y: 'yi',
  i: 'iye',
  e: 'ei',
});

interface Known {
  readonly word: string;
  readonly kind: WordClass;
  readonly single: string;
  readonly codes: Uint8Array;
}

const lightness: Readonly<Record<WordClass, number>> = {
  material: -0.15,
  brand: -0.15,
  unit: -0.1,
  number: 0,
  place: 0.1,
  village: 0.3,
  function: 0,
};

/** A known word that may be meant. */
export interface Spelling {
  readonly word: string;
  /** 1 for the word itself, less the more it had to be changed. */
  readonly likeness: number;
}

/** So near to the best one, another word may be meant as well. */
const asNear = 0.1;
const begun = 0.75;
const oneSlip = 0.8;
const severalSlips = 0.65;
/** Looking for a word costs a walk through the vocabulary, and people misspell alike. */
const mostRemembered = 20_000;

/** All words that texts are read by, and the likeliest of them for one that is none. */
export class Vocabulary {
  readonly #kinds = new Map<string, WordClass>();
  readonly #byLetter = new Map<string, Known[]>();
  readonly #near = new Map<string, readonly Near[]>();

  constructor(materialWords: Iterable<string> = []) {
    for (const word of materialWords) this.#insert(word, 'material');
  }

  /** A letter alone is no word of a message. */
  add(word: string, kind: WordClass): void {
    if (word.length > 1) this.#insert(word, kind);
  }

  #insert(word: string, kind: WordClass): void {
    if (this.#kinds.has(word)) return;
    this.#kinds.set(word, kind);
    const letter = word[0] ?? '';
    const known = this.#byLetter.get(letter);
    const entry = { word, kind, single: undouble(word), codes: codes(word) };
    if (known) known.push(entry);
    else this.#byLetter.set(letter, [entry]);
  }

  has(word: string): boolean {
    return this.#kinds.has(word);
  }

  kindOf(word: string): WordClass | undefined {
    return this.#kinds.get(word);
  }

  /** Words that begin like this one, for a reader who is still typing. */
  begunBy(start: string): Spelling[] {
    return (this.#byLetter.get(start[0] ?? '') ?? [])
      .filter(({ word }) => word.startsWith(start))
      .map(({ word }) => ({ word, likeness: begun }));
  }

  /** The words that are all as likely meant by one of letters alone; one slip is always forgiven. */
  resembling(word: string): readonly Spelling[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    const near = this.#nearTo(word, `~${word}`, Math.max(1, toleranceFor(word.length)), false);
    const least = near[0]?.total ?? 0;
    return near
      .filter(({ known, total }) => total <= least + asNear && !/\d/.test(known.word))
      .map(({ known, cost }) => ({
        word: known.word,
        likeness: cost <= 1 ? oneSlip : severalSlips,
      }));
  }

  /** The known word that was probably meant, or null. `afterPlaceWord`: a place would fit here. */
  respell(word: string, afterPlaceWord: boolean): Known | null {
    const tolerance = isVerbLike(word) ? 0.6 : toleranceFor(word.length);
    const key = afterPlaceWord ? `@${word}` : word;
    return this.#nearTo(word, key, tolerance, afterPlaceWord)[0]?.known ?? null;
  }

  /** Words that may be meant, the likeliest first. `key`: what the answer is remembered under. */
  #nearTo(word: string, key: string, tolerance: number, afterPlaceWord: boolean): readonly Near[] {
    const remembered = this.#near.get(key);
    if (remembered) return remembered;
    const near = [...this.#candidates(word, tolerance, afterPlaceWord)];
    near.sort((a, b) => a.total - b.total);
    if (this.#near.size > mostRemembered) this.#near.clear();
    this.#near.set(key, near);
    return near;
  }

  *#candidates(word: string, tolerance: number, afterPlaceWord: boolean): Generator<Near> {
    if (word.length < 3 || word.length > longest) return;
    const [single, written] = [undouble(word), codes(word)];
    for (const letter of soundsFirst[word[0] ?? ''] ?? word[0] ?? '') {
      for (const known of this.#byLetter.get(letter) ?? []) {
        if (Math.abs(known.word.length - word.length) > 3 || known.word.length < 3) continue;
        if (known.word.length > longest) continue;
        const cost = single === known.single ? 0.2 : compare(written, known.codes, tolerance + 0.2);
        if (cost > tolerance) continue;
        const isPlace = known.kind === 'place' || known.kind === 'village';
        if (known.kind === 'village' && !afterPlaceWord && word.length < 8) continue;
        const placeGain = isPlace && afterPlaceWord ? -0.6 : 0;
        yield { known, cost, total: cost + lightness[known.kind] + placeGain };
      }
    }
  }
}

interface Near {
  readonly known: Known;
  readonly cost: number;
  readonly total: number;
}
