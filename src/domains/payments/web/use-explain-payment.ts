import { useRevalidator } from 'react-router';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';

/**
 * Says what a failed call about payments means: what belongs to a field is answered, the rest is a
 * toast. What changed meanwhile is read anew.
 */
export function useExplainPayment(): (error: unknown) => FieldErrors {
  const t = useTexts('payments');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  return (error) => {
    const { status, issues } = error instanceof ApiError ? error : unreached;
    if (status === 409 || status === 404) void revalidate();
    const atField = errorsOf(issues, refusals);
    if (Object.keys(atField).length > 0) return atField;
    void tellFailure(error, t.failed);
    return {};
  };
}

const unreached = { status: 0, issues: [] };
