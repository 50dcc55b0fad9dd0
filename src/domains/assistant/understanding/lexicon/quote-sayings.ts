import { wordsOf } from '../sayings.ts';
import data from './quote-sayings.json' with { type: 'json' };

/** What is asked of the quotations that came in, and what is wanted done with them. */
export type QuoteQuestion = keyof typeof data.sayings;

/** One way to say it, with an example that is tested. */
interface Way {
  readonly example: string;
  /** Alternatives in their order; a number between two: so many letters at most, in one sentence. */
  readonly say?: readonly (string | number)[];
  /** Verbs with which a wish begins: "please reject the other one". */
  readonly act?: string;
  /** A pattern as it is. */
  readonly like?: string;
}

const filled = (text: string) =>
  text.replace('{quotes}', data.parts.quotes).replace('{rest}', data.parts.rest);

function patternOf({ say = [], act, like }: Way): string {
  if (act !== undefined) return `${data.begin}(?:${act})\\b`;
  if (like !== undefined) return filled(like);
  return say
    .map((part) => (typeof part === 'number' ? `[^.?!]{0,${part}}` : wordsOf(filled(part)).source))
    .join('');
}

/** The first of these that a message says is meant: "award the best one" awards. */
export const quoteSayings = Object.fromEntries(
  Object.entries<readonly Way[]>(data.sayings).map(([question, ways]) => [
    question,
    ways.map((way) => ({ example: way.example, pattern: patternOf(way) })),
  ]),
) as Record<QuoteQuestion, { example: string; pattern: string }[]>;

/** All that was not named. */
export const theRest = wordsOf(data.parts.rest);
/** Words around a question about quotations. */
export const aroundQuotes: ReadonlySet<string> = new Set(data.around.join(' ').split(' '));
