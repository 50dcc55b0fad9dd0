import { lookUp, unitWords } from '../messages/material-words.ts';
import { useCategoryNames, useTranslations } from './messages.tsx';

export { lookUp, unitWords };

export const useUnitWords = () => {
  const words = useTranslations('materials');
  return (unit: string) => unitWords(unit, words);
};

/** A category's name in the reader's language; one without a Swahili name keeps the English one. */
export const useCategoryWords = () => {
  const names = useCategoryNames();
  return ({ slug, name }: { readonly slug: string; readonly name: string }) =>
    lookUp(names, slug) ?? name;
};
