import {
  aroundQuotes,
  type QuoteQuestion,
  quoteSayings,
  theRest,
} from './lexicon/quote-sayings.ts';

export type { QuoteQuestion };

const questions = Object.keys(quoteSayings) as QuoteQuestion[];
const patterns = Object.fromEntries(
  questions.map((question) => [
    question,
    new RegExp(quoteSayings[question].map(({ pattern }) => pattern).join('|')),
  ]),
) as Record<QuoteQuestion, RegExp>;

/** Asked of somebody, an act is none: "who should I award?" */
const asksWhich = /\b(?:which|who|whom|should|gani|nani|ipi|yupi)\b/;

/** What only a person does. */
export type Act = Extract<QuoteQuestion, 'award' | 'reject' | 'bargain'>;
export const actIn = (question: QuoteQuestion | null): Act | null =>
  question === 'award' || question === 'reject' || question === 'bargain' ? question : null;

/** Whether a message says it. `text`: lower case. */
export function asks(text: string, question: QuoteQuestion): boolean {
  const isAsked = (question === 'award' || question === 'reject') && asksWhich.test(text);
  return !isAsked && patterns[question].test(text);
}

/** The first of them that a message says. */
export const questionIn = (text: string): QuoteQuestion | null =>
  questions.find((question) => asks(text, question)) ?? null;

/** What the sayings are made of. */
const parts = new Set(
  questions.flatMap((question) => patterns[question].source.match(/[a-z]{3,}/g) ?? []),
);
const isPart = (word: string) =>
  parts.has(word) || questions.some((question) => patterns[question].test(word));

/** The words of a message that belong to no question about quotations. */
export const otherWords = (text: string): string[] =>
  wordsIn(text).filter((word) => !aroundQuotes.has(word) && !isPart(word));

/** Whether it is of all that was not named. `text`: lower case. */
export const isTheRest = (text: string): boolean => theRest.test(text);

/** Lower-case words and numbers. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
