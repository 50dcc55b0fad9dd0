import { ApiError } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../sign-in/sign-in-first.ts';
import { type FieldErrors, failureWords } from './failure-words.ts';

export type CallAnswer<T> =
  | { readonly isDone: true; readonly value: T }
  | { readonly isDone: false; readonly errors: FieldErrors };

/**
 * Runs a call and says in a toast what went wrong. Who is signed out meanwhile is led to the sign-in
 * and back to this page.
 *
 * @param fallback said where the server gave no reason
 */
export function useAccountCall() {
  const t = useTexts('account');
  const common = useTexts('common');
  const language = useLanguage();
  return async <T>(work: () => Promise<T>, fallback: string): Promise<CallAnswer<T>> => {
    try {
      return { isDone: true, value: await work() };
    } catch (error) {
      if (error instanceof ApiError && error.isUnauthorized) {
        signInFirst(t.unauthorizedTitle, t.unauthorizedText, hereAddress());
        return { isDone: false, errors: {} };
      }
      const { sentence, errors } = failureWords(error, t, { language, fallback });
      toast({ title: common.error, description: sentence, variant: 'destructive' });
      return { isDone: false, errors };
    }
  };
}
