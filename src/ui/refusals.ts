import { useCallback } from 'react';
import type { Language } from '../messages/index.ts';
import {
  type FieldIssue,
  isRefusalCode,
  type RefusalTexts,
  refusalText,
} from '../messages/refusals.ts';
import { quantityOf } from '../shared/quantities.ts';
import { ApiError } from './data/api-client.ts';
import { type ReadTexts, useLanguage, useReadTexts } from './messages.tsx';
import { quantityWords } from './quantity-words.ts';

/** Refusals in the reader's language, by their codes. */

type CountedWords = (quantity: string | number, unit: string | null) => string;

/**
 * Why the server refused a call: in its own English where this page is too old to know the code; null
 * where it gave no reason.
 */
export function refusalOf(
  error: unknown,
  texts: RefusalTexts,
  countedWords: CountedWords = quantityOf,
): string | null {
  if (!(error instanceof ApiError) || error.code === 'internal') return null;
  const { code, details, issues, sentence } = error;
  const [first] = issues;
  if (code === 'invalid' && first) return issueText(first, texts, countedWords);
  return isRefusalCode(code, texts)
    ? refusalText(texts, { code, details }, countedWords)
    : sentence;
}

export const issueText = (
  { code, details }: Pick<FieldIssue, 'code' | 'details'>,
  texts: RefusalTexts,
  countedWords?: CountedWords,
): string =>
  refusalText(
    texts,
    { code: isRefusalCode(code, texts) ? code : 'value_wrong', details },
    countedWords,
  );

const firstPart = ({ path }: FieldIssue) => path.split('.')[0] ?? path;

/** The first sentence of each field. `fieldOf` names the field that an issue is shown at. */
export const errorsOf = (
  issues: readonly FieldIssue[],
  texts: RefusalTexts,
  fieldOf: (issue: FieldIssue) => string = firstPart,
  countedWords?: CountedWords,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues
      .map((issue) => [fieldOf(issue), issueText(issue, texts, countedWords)] as const)
      // Of entries with one name the last stays.
      .reverse(),
  );

/** As `refusalOf`, where a page that is seldom refused loads the texts when it is. */
export async function readRefusal(
  error: unknown,
  language: Language,
  readTexts: ReadTexts,
): Promise<string | null> {
  const words = language === 'en' ? null : await readTexts('quantities');
  return refusalOf(error, await readTexts('refusals'), (quantity, unit) =>
    quantityWords(quantity, unit, words),
  );
}

export function useRefusalOf() {
  const language = useLanguage();
  const readTexts = useReadTexts();
  return useCallback(
    (error: unknown) => readRefusal(error, language, readTexts),
    [language, readTexts],
  );
}
