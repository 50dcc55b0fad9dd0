import { useRevalidator } from 'react-router';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';

/** What a failed call means: at its fields, or in a toast. What changed meanwhile is read anew. */
export function useExplainCredit(): (error: unknown) => FieldErrors {
  const t = useTexts('credit');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  return (error) => {
    if (error instanceof ApiError) {
      if (error.status === 409 || error.status === 404) void revalidate();
      const atField = errorsOf(error.issues, refusals);
      if (Object.keys(atField).length > 0) return atField;
    }
    void tellFailure(error, t.failed);
    return {};
  };
}
