import {
  categoryWords,
  lookUp,
  manyWords,
  quantityWords,
  typeWords,
  unitWords,
} from '../messages/material-words.ts';
import { useTranslations } from './messages.tsx';

export { categoryWords, lookUp, manyWords, quantityWords, typeWords, unitWords };

export const useUnitWords = () => {
  const words = useTranslations('materials');
  return (unit: string) => unitWords(unit, words);
};

/** Of a product type, and of a line that asks for one by the dictionary's name. */
export const useTypeWords = () => {
  const types = useTranslations('productTypes');
  return (name: string) => typeWords(name, types);
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
