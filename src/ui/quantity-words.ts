import { manyWords, quantityWords } from '../messages/quantity-words.ts';
import { useTranslations } from './messages.tsx';

export { manyWords, quantityWords };

export const useQuantityWords = () => {
  const words = useTranslations('quantities');
  return (quantity: number | string, unit: string | null) => quantityWords(quantity, unit, words);
};

export const useManyWords = () => {
  const words = useTranslations('quantities');
  return (unit: string) => manyWords(unit, words);
};
