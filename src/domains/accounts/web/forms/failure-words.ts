import type { Language, Messages } from '../../../../messages/index.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { type FieldSentence, fieldSentences } from '../../rules.ts';

interface Texts {
  /** Ours for the sentences of the request's schema; missing where the form says them itself. */
  readonly problems?: Messages['account']['problems'];
  /** Ours for the server's codes. */
  readonly refusals: Readonly<Record<string, string>>;
}

export interface Failure {
  /** For the toast. */
  readonly sentence: string;
  /** By the names of the request's fields. */
  readonly errors: FieldErrors;
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

const keyOf = new Map(
  Object.entries(fieldSentences).map(([key, sentence]) => [sentence, key as FieldSentence]),
);

/** A sentence of the request's schema in the reader's language; one that it does not know as it is. */
export function problemText(message: string, t: Texts): string {
  const key = keyOf.get(message as (typeof fieldSentences)[FieldSentence]);
  return (key && t.problems?.[key]) ?? message;
}

/** The first sentence of each field. */
export function errorsOf(issues: readonly Issue[], t: Texts): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.split('.')[0] ?? '';
    if (!errors.has(field)) errors.set(field, problemText(message, t));
  }
  return Object.fromEntries(errors);
}

/**
 * A refused call in words: the server's sentence, which is English, or ours for its code in another
 * language, or the fallback where there is no answer or none of ours.
 */
export function failureWords(
  error: unknown,
  t: Texts,
  { language, fallback }: { language: Language; fallback: string },
): Failure {
  if (!(error instanceof ApiError)) return { sentence: fallback, errors: {} };
  const isKnown = error.code !== null && Object.hasOwn(t.refusals, error.code);
  const translated = language !== 'en' && isKnown ? t.refusals[error.code ?? ''] : undefined;
  const issues = translated
    ? error.issues.map(({ path }) => ({ path, message: translated }))
    : error.issues;
  const sentence = translated ?? (error.sentence ? problemText(error.sentence, t) : fallback);
  return { sentence, errors: errorsOf(issues, t) };
}
