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
    const [first, ...others] = parts.map((part) => this.#positions(part));
    if (!first || others.some((own) => own.length === 0)) return false;
    return first.some((start) => reaches([start, start], others, within));
  }

  /** The numbers of the words at which the pattern matches. */
  #positions(part: Part): readonly number[] {
    const known = this.#found.get(part);
    if (known) return known;
    const positions = [...this.#text.matchAll(this.#patterns[part])].map(
      ({ index }) => this.#text.slice(0, index).split(/\s+/).length,
    );
    this.#found.set(part, positions);
    return positions;
  }
}

/** Whether one position of each of the others can be added to the stretch without it growing too long. */
function reaches(
  [from, to]: readonly [number, number],
  others: readonly (readonly number[])[],
  within: number,
): boolean {
  const [next, ...rest] = others;
  if (!next) return true;
  return next.some((position) => {
    const stretch = [Math.min(from, position), Math.max(to, position)] as const;
    return stretch[1] - stretch[0] <= within && reaches(stretch, rest, within);
  });
}

/** A message cut at the ends of its sentences and lines. */
export const sentencesOf = (text: string): readonly string[] => text.split(/[.?!;]+(?=\s|$)|\n+/);
