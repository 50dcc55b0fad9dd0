import type { Messages } from '../../../messages/index.ts';
import { lookUp } from '../../../messages/material-words.ts';
import { ApiError } from '../../../ui/data/api-client.ts';

type Texts = Messages['quotations'];

/** Why the server refused what a supplier did, in the reader's language; null where it does not say. */
export const refusalWords = (error: unknown, t: Texts) => wordsOf(error, t.refusals);

/** The same for what the owner of the request did. */
export const ownerRefusalWords = (error: unknown, t: Texts) => wordsOf(error, t.ownerRefusals);

function wordsOf(error: unknown, words: Readonly<Record<string, string>>): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  return lookUp(words, error.code ?? '') ?? error.sentence;
}
