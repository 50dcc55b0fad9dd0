import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';

/** What a failed call means: at its fields, or in a toast. */
export function useExplainTeam(): (error: unknown) => FieldErrors {
  const t = useTexts('teams');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  return (error) => {
    const atField = error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
    if (Object.keys(atField).length > 0) return atField;
    void tellFailure(error, t.failed);
    return {};
  };
}
