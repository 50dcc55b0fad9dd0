import { ApiError } from '../../../../ui/data/api-client.ts';
import type { FieldErrors, Outcome } from '../../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../sign-in/sign-in-first.ts';
import { failureWords } from './failure-words.ts';

/**
 * Says in a toast what went wrong with a call, and answers what belongs beside a field. Who is signed
 * out meanwhile is led to the sign-in and back to this page.
 *
 * @param fallback said where the server gave no reason
 */
export function useExplainFailure() {
  const t = useTexts('account');
  const common = useTexts('common');
  const language = useLanguage();
  return (error: unknown, fallback: string): FieldErrors => {
    if (error instanceof ApiError && error.isUnauthorized) {
      signInFirst(t.unauthorizedTitle, t.unauthorizedText, hereAddress());
      return {};
    }
    const { sentence, errors } = failureWords(error, t, { language, fallback });
    toast({ title: common.error, description: sentence, variant: 'destructive' });
    return errors;
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
