/** One way to say something: the pattern that reads it, as text, and an example that is tested. */
export interface Saying {
  readonly example: string;
  readonly pattern: string;
}

/** So many letters at most between two parts of a saying. */
interface Gap {
  readonly letters: number;
  /** Whether the parts may stand in two sentences. */
  readonly isAcross: boolean;
}
/** Alternatives behind which the word may go on. */
interface Open {
  readonly open: string;
}
type Part = string | Open;

/** Alternatives as a pattern, over as many lines as they need. */
export const w = (text: TemplateStringsArray): string => text.raw.join('').replace(/\n\s*/g, '');
export const open = (alternatives: string): Open => ({ open: alternatives });
export const across = (letters: number): Gap => ({ letters, isAcross: true });

const written = (part: Part) =>
  typeof part === 'string' ? `\\b(?:${part})\\b` : `\\b(?:${part.open})`;
const gapOf = (gap: Gap | number) => {
  const { letters, isAcross } = typeof gap === 'number' ? { letters: gap, isAcross: false } : gap;
  return `[^${isAcross ? '' : '.'}?!]{0,${letters}}`;
};

/** Words that say it by themselves. */
export const phrase = (example: string, part: Part): Saying => ({
  example,
  pattern: written(part),
});

type Rest = readonly (Gap | number | Part)[];
/** Parts in this order, with a gap between each two. */
export function inOrder(example: string, first: Part, ...rest: Rest): Saying {
  const parts = rest.map((one) =>
    typeof one === 'number' || (typeof one === 'object' && 'letters' in one)
      ? gapOf(one)
      : written(one),
  );
  return { example, pattern: [written(first), ...parts].join('') };
}

/** What is no words at all: code, signs, numbers. */
export const like = (example: string, pattern: RegExp): Saying => ({
  example,
  pattern: pattern.source,
});

export const anyOf = (sayings: readonly Saying[]): RegExp =>
  new RegExp(sayings.map(({ pattern }) => pattern).join('|'));

/** Any of the alternatives as whole words. */
export const wordsOf = (alternatives: string): RegExp => new RegExp(written(alternatives));
