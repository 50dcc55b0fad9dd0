import { useCallback } from 'react';
import { descriptionWords, typeWords, valueWords } from '../messages/product-words.ts';
import { useTranslations } from './messages.tsx';

export { descriptionWords, typeWords, valueWords };

/** Of a product type, and of a line that asks for one by the dictionary's name. The function stays the same. */
export const useTypeWords = () => {
  const types = useTranslations('productTypes');
  return useCallback((name: string) => typeWords(name, types), [types]);
};

/** Of a product's description. */
export const useDescriptionWords = () => {
  const descriptions = useTranslations('descriptions');
  const materials = useTranslations('materials');
  const words = descriptions && materials && { descriptions, materials };
  return (description: string) => descriptionWords(description, words);
};

/** Of a specification's value, and of a size. */
export const useValueWords = () => {
  const words = useTranslations('attributeValues');
  return (value: string) => valueWords(value, words);
};
