import { ApiError } from '../../../../ui/data/api-client.ts';
import type { FieldErrors, Outcome } from '../../../../ui/forms/use-action.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { errorsOf } from '../../../../ui/refusals.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Says in a toast what went wrong with a call, and answers what belongs beside a field. */
export function useExplainFailure() {
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  return (error: unknown, fallback: string): FieldErrors => {
    void tellFailure(error, fallback);
    return error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
  };
}

/** Runs a call of no form, and says what went wrong. */
export function useAccountCall() {
  const explain = useExplainFailure();
  return async <T>(work: () => Promise<T>, fallback: string): Promise<Outcome<T>> => {
    try {
      return { isDone: true, value: await work() };
    } catch (error) {
      return { isDone: false, errors: explain(error, fallback) };
    }
  };
}
