import { categoryWords, lookUp, unitWords } from '../messages/material-words.ts';
import { useTranslations } from './messages.tsx';

export { categoryWords, lookUp, unitWords };

export const useUnitWords = () => {
  const words = useTranslations('materials');
  return (unit: string) => unitWords(unit, words);
};

export const useCategoryWords = () => {
  const words = useTranslations('materials');
  return (category: { readonly slug: string; readonly name: string }) =>
    categoryWords(category, words);
};
