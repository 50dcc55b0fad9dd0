import { fill, type Messages } from '../messages/index.ts';
import { formatNumber } from '../shared/numbers.ts';
import { useTranslations } from './messages.tsx';

type Words = Messages['materials'];

const sized = /^(\d\S* \S+) (.+)$/;

/** "50 kg bag" → "mfuko wa 50 kg"; a unit that only its supplier knows stays as it was written. */
export function unitWords(unit: string, words: Words | null): string {
  const [, size, name] = sized.exec(unit) ?? [];
  if (!size || !name) return lookUp(words?.units, unit) ?? unit;
  const text = lookUp(words?.sizedUnits, name);
  return text === undefined ? unit : fill(text, { size });
}

/** A category's name; one that was added since keeps the name it was given. */
export function categoryWords(
  category: { readonly slug: string; readonly name: string },
  words: Words | null,
): string {
  return lookUp(words?.categories, category.slug) ?? category.name;
}

/** Only what was written there: a supplier may well sell by the "constructor". */
export function lookUp(
  texts: Readonly<Record<string, string>> | undefined,
  key: string,
): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

export const useUnitWords = () => {
  const words = useTranslations('materials');
  return (unit: string) => unitWords(unit, words);
};

/** "40 bag", and "120 × 50 kg bag", so that two numbers do not run together. */
export const quantityWords = (quantity: number | string, unit: string) => {
  const number = formatNumber(Number(quantity));
  if (unit === '') return number;
  return /^\d/.test(unit) ? `${number} × ${unit}` : `${number} ${unit}`;
};

export const useQuantityWords = () => {
  const words = useUnitWords();
  return (quantity: number | string, unit: string | null) =>
    quantityWords(quantity, unit === null ? '' : words(unit));
};

export const useCategoryWords = () => {
  const words = useTranslations('materials');
  return (category: { readonly slug: string; readonly name: string }) =>
    categoryWords(category, words);
};
