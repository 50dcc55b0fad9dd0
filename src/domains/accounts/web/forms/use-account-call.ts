import { ApiError } from '../../../../ui/data/api-client.ts';
import type { FieldErrors, Outcome } from '../../../../ui/forms/use-action.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { errorsOf, refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../sign-in/sign-in-first.ts';

/**
 * Says in a toast what went wrong with a call, and answers what belongs beside a field. Who is signed
 * out meanwhile is led to the sign-in and back to this page.
 *
 * @param fallback said where the server gave no reason
 */
export function useExplainFailure() {
  const t = useTexts('account');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  return (error: unknown, fallback: string): FieldErrors => {
    if (error instanceof ApiError && error.isUnauthorized) {
      signInFirst(t.unauthorizedTitle, t.unauthorizedText, hereAddress());
      return {};
    }
    const description = refusalOf(error, refusals) ?? fallback;
    toast({ title: common.error, description, variant: 'destructive' });
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
