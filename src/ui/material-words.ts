import {
  categoryWords,
  lookUp,
  manyWords,
  quantityWords,
  unitWords,
} from '../messages/material-words.ts';
import { useTranslations } from './messages.tsx';

export { categoryWords, lookUp, manyWords, quantityWords, unitWords };

export const useUnitWords = () => {
  const words = useTranslations('materials');
  return (unit: string) => unitWords(unit, words);
};

export const useQuantityWords = () => {
  const words = useTranslations('materials');
  return (quantity: number | string, unit: string | null) => quantityWords(quantity, unit, words);
};

export const useManyWords = () => {
  const words = useTranslations('materials');
  return (unit: string) => manyWords(unit, words);
};

export const useCategoryWords = () => {
  const words = useTranslations('materials');
  return (category: { readonly slug: string; readonly name: string }) =>
    categoryWords(category, words);
};
