import type { Messages } from '../../../messages/index.ts';
import { lookUp } from '../../../messages/material-words.ts';
import { ApiError } from '../../../ui/data/api-client.ts';

/** Why the server refused what a supplier did, in the reader's language; null where it does not say. */
export function refusalWords(error: unknown, t: Messages['quotations']): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  return lookUp(t.refusals, error.code ?? '') ?? error.sentence;
}
