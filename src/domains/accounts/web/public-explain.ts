import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { useTellFailure } from './forms/use-tell-failure.ts';

/** What a failed call means: at its fields, or in a toast, which says `failed` where there is no reason. */
export function useExplain(failed: string): (error: unknown) => FieldErrors {
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  return (error) => {
    const atField = error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
    if (Object.keys(atField).length === 0) void tellFailure(error, failed);
    return atField;
  };
}
