import { fill, type Messages } from '../../../messages/index.ts';
import { lookUp } from '../../../messages/material-words.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { problemText } from './form-state.ts';

type Texts = Messages['quotations'];

/** Why the server refused what a supplier did, in the reader's language; null where it does not say. */
export const refusalWords = (error: unknown, t: Texts) => wordsOf(error, t.refusals, t);

/** The same for what the owner of the request did. */
export const ownerRefusalWords = (error: unknown, t: Texts) => wordsOf(error, t.ownerRefusals, t);

/** The same of an award: too much or too little of a line names the line and the quantity that would do. */
export function awardRefusalWords(
  error: unknown,
  t: Texts,
  quantityWords: (quantity: string, unit: string | null) => string,
): string | null {
  const {
    kind = '',
    limit = '',
    unit = '',
    line = '',
  } = error instanceof ApiError && error.code === 'award_exceeds' ? error.details : {};
  const text = limit === '0' ? t.awardLimits.none_left : lookUp(t.awardLimits, kind);
  if (!text) return ownerRefusalWords(error, t);
  return fill(text, { line, quantity: quantityWords(limit, unit || null) });
}

function wordsOf(
  error: unknown,
  words: Readonly<Record<string, string>> & { readonly other: string },
  { problems }: Pick<Texts, 'problems'>,
): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const [issue] = error.issues;
  const known = lookUp(words, error.code ?? '') ?? (issue && problemText(issue.message, problems));
  // The server's own sentence is English: other languages have one of their own in its place.
  return known ?? (error.sentence && fill(words.other, { message: error.sentence }));
}
