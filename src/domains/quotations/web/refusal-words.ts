import { fill, type Messages } from '../../../messages/index.ts';
import { lookUp } from '../../../messages/material-words.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { problemText } from './form-state.ts';

type Texts = Messages['quotations'];

/** Why the server refused what a supplier did, in the reader's language; null where it does not say. */
export const refusalWords = (error: unknown, t: Texts) => wordsOf(error, t.refusals, t);

/** The same for what the owner of the request did. */
export const ownerRefusalWords = (error: unknown, t: Texts) => wordsOf(error, t.ownerRefusals, t);

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
