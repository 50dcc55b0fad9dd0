import { useTexts } from '../../../../ui/messages.tsx';
import { issueText } from '../../../../ui/refusals.ts';
import type { Problems } from './form-values.ts';

/** The sentence of a field's problem in the reader's language; null where it has none. */
export function useProblemText(problems: Problems): (place: string) => string | null {
  const refusals = useTexts('refusals');
  return (place) => {
    const problem = problems[place];
    return problem ? issueText(problem, refusals) : null;
  };
}
