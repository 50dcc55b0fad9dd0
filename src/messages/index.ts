import { fill } from '../shared/fill.ts';
import type { en } from './en/index.ts';
import type { Texts } from './types.ts';

/** One catalogue for the whole product: `messages.<area>.<key>`. */
export type Messages = Texts<typeof en>;

export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Each language is named in itself, so that its readers find it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** What is counted in words, by its number: "1 supplier", "7 suppliers". */
export const countWords = (
  texts: { readonly one: string; readonly many: string },
  count: number,
): string => fill(count === 1 ? texts.one : texts.many, { count });

export { fill };
