import { useCallback } from 'react';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useRefusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useSignInFirst } from '../sign-in/use-sign-in-first.ts';

/**
 * Says in a toast what went wrong with a call: the server's reason, or `fallback` where it gave none. Who
 * is signed out meanwhile is led to the sign-in and back to this page.
 */
export function useTellFailure() {
  const { error: title } = useTexts('common');
  const refusalOf = useRefusalOf();
  const signInFirst = useSignInFirst();
  return useCallback(
    async (error: unknown, fallback: string): Promise<void> => {
      if (error instanceof ApiError && error.isUnauthorized) return signInFirst('signedOut');
      const description = (await refusalOf(error)) ?? fallback;
      toast({ title, description, variant: 'destructive' });
    },
    [title, refusalOf, signInFirst],
  );
}
