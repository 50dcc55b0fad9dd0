import { useValueWords } from '../../../ui/product-words.ts';

/** A size in the reader's language: "12 mm, 12 m"; empty where there is one size. */
export function useSizeWords(): (parts: readonly string[]) => string {
  const valueWords = useValueWords();
  return (parts) => parts.map(valueWords).join(', ');
}
