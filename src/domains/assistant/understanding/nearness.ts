/** Which of the patterns stand near each other in a sentence; each is matched once. */
export class Sentence<Part extends string> {
  readonly #text: string;
  readonly #patterns: Readonly<Record<Part, RegExp>>;
  readonly #found = new Map<Part, readonly number[]>();

  /** `patterns` are global. */
  constructor(text: string, patterns: Readonly<Record<Part, RegExp>>) {
    this.#text = text;
    this.#patterns = patterns;
  }

  has(part: Part): boolean {
    return this.#positions(part).length > 0;
  }

  /** Whether all parts are said, with at most so many words between the first and the last of them. */
  hasNear(parts: readonly Part[], within: number): boolean {
    const found: (readonly number[])[] = [];
    for (const part of parts) {
      const own = this.#positions(part);
      if (own.length === 0) return false;
      found.push(own);
    }
    // Where they stand near each other, one of them stands first.
    return found.some((own) =>
      own.some((start) => found.every((other) => hasBetween(other, start, start + within))),
    );
  }

  /** The numbers of the words at which the pattern matches, in their order. */
  #positions(part: Part): readonly number[] {
    const known = this.#found.get(part);
    if (known) return known;
    const positions: number[] = [];
    let [word, read] = [0, 0];
    for (const { index } of this.#text.matchAll(this.#patterns[part])) {
      word += this.#text.slice(read, index).match(/\s+/g)?.length ?? 0;
      read = index;
      if (positions.at(-1) !== word) positions.push(word);
    }
    this.#found.set(part, positions);
    return positions;
  }
}

/** Whether one of the rising positions lies between two, both included. */
function hasBetween(positions: readonly number[], from: number, to: number): boolean {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low < positions.length && (positions[low] ?? 0) <= to;
}

/** Each sentence is read by hundreds of patterns: so many are read apart, what is behind them as one. */
const mostSentences = 40;
const aLetter = /[a-z0-9]/;

/** A message cut at the ends of its sentences and lines; what has no letter is no sentence. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/[.?!;]+(?=\s|$)|\n+/).filter((one) => aLetter.test(one));
  if (sentences.length <= mostSentences) return sentences;
  return [...sentences.slice(0, mostSentences - 1), sentences.slice(mostSentences - 1).join(' ')];
}
