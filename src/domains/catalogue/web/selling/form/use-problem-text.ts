import { useTexts } from '../../../../../ui/messages.tsx';
import type { Problems } from './form-values.ts';

/** The sentence of a field's problem in the reader's language; null where it has none. */
export function useProblemText(problems: Problems): (place: string) => string | null {
  const t = useTexts('productForm');
  return (place) => {
    const key = problems[place];
    if (key === undefined) return null;
    return key === 'sameDetail' ? t.sameDetail : t.problems[key];
  };
}
