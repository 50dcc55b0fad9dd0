/** What a known word is for: what it weighs when a misspelt word could be several. */
export type WordClass = 'material' | 'unit' | 'number' | 'place' | 'function';

const pairs = new Map<string, number>();
for (const [letters, cost] of [
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
  for (const one of letters) {
    for (const other of letters) {
      const key = one + other;
      pairs.set(key, Math.min(cost, pairs.get(key) ?? 1));
    }
  }
}

const vowels = new Set('aeiou');

/** What it costs that a letter is missing or too many: vowels and r are dropped most easily. */
function gapCost(letter: string | undefined, neighbour: string | undefined): number {
  if (letter === neighbour) return 0.3;
  if (letter !== undefined && vowels.has(letter)) return 0.5;
  return letter === 'r' || letter === 'h' ? 0.5 : 1;
}

/**
 * How unlike two words are, as people misspell: swapped neighbours, dropped vowels, doubled letters
 * and letters that sound alike cost less. Above `limit` it is only said to be above.
 */
export function unlikeness(written: string, known: string, limit = 3): number {
  if (undouble(written) === undouble(known)) return 0.2;
  let before: number[] = [];
  let last: number[] = [0];
  for (let j = 1; j <= known.length; j += 1) {
    last[j] = (last[j - 1] ?? 0) + gapCost(known[j - 1], known[j - 2]);
  }
  for (let i = 1; i <= written.length; i += 1) {
    const row = [(last[0] ?? 0) + gapCost(written[i - 1], written[i - 2])];
    let least = row[0] ?? 0;
    for (let j = 1; j <= known.length; j += 1) {
      const cost = step(written, known, i, j, { before, last, row });
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return least;
    before = last;
    last = row;
  }
  return last[known.length] ?? limit + 1;
}

interface Rows {
  readonly before: readonly number[];
  readonly last: readonly number[];
  readonly row: readonly number[];
}

function step(written: string, known: string, i: number, j: number, rows: Rows): number {
  const a = written[i - 1] ?? '';
  const b = known[j - 1] ?? '';
  const same = (rows.last[j - 1] ?? 0) + (a === b ? 0 : (pairs.get(a + b) ?? 1));
  const added = (rows.last[j] ?? 0) + gapCost(a, written[i - 2]);
  const missing = (rows.row[j - 1] ?? 0) + gapCost(b, known[j - 2]);
  const isSwap = i > 1 && j > 1 && a === known[j - 2] && b === written[i - 2] && a !== b;
  const swapped = isSwap ? (rows.before[j - 2] ?? 0) + 0.6 : Number.POSITIVE_INFINITY;
  return Math.min(same, added, missing, swapped);
}

const undouble = (word: string) => word.replace(/(.)\1+/g, '$1');

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

const soundsFirst: Readonly<Record<string, string>> = {
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
};

interface Known {
  readonly word: string;
  readonly kind: WordClass;
}

const lightness: Readonly<Record<WordClass, number>> = {
  material: -0.15,
  unit: -0.1,
  number: 0,
  place: 0.1,
  function: 0,
};

/** All words that messages are read by, and the likeliest of them for one that is none. */
export class Vocabulary {
  readonly #kinds = new Map<string, WordClass>();
  readonly #byLetter = new Map<string, Known[]>();
  readonly #respelt = new Map<string, Known | null>();

  add(word: string, kind: WordClass): void {
    if (word.length < 2 || this.#kinds.has(word)) return;
    this.#kinds.set(word, kind);
    const letter = word[0] ?? '';
    const known = this.#byLetter.get(letter);
    if (known) known.push({ word, kind });
    else this.#byLetter.set(letter, [{ word, kind }]);
  }

  kindOf(word: string): WordClass | undefined {
    return this.#kinds.get(word);
  }

  /** The known word that was probably meant, or null. `afterPlaceWord`: a place would fit here. */
  respell(word: string, afterPlaceWord: boolean): Known | null {
    const key = afterPlaceWord ? `@${word}` : word;
    const cached = this.#respelt.get(key);
    if (cached !== undefined) return cached;
    const best = this.#best(word, afterPlaceWord);
    if (this.#respelt.size > 20_000) this.#respelt.clear();
    this.#respelt.set(key, best);
    return best;
  }

  #best(word: string, afterPlaceWord: boolean): Known | null {
    if (word.length < 3) return null;
    const tolerance = isVerbLike(word) ? 0.6 : toleranceFor(word.length);
    let best: Known | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const letter of soundsFirst[word[0] ?? ''] ?? word[0] ?? '') {
      for (const known of this.#byLetter.get(letter) ?? []) {
        if (Math.abs(known.word.length - word.length) > 3 || known.word.length < 3) continue;
        const cost = unlikeness(word, known.word, tolerance + 0.2);
        if (cost > tolerance) continue;
        const placeGain = known.kind === 'place' && afterPlaceWord ? -0.6 : 0;
        const total = cost + lightness[known.kind] + placeGain;
        if (total < least) {
          least = total;
          best = known;
        }
      }
    }
    return best;
  }
}
