import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { CurrentUser } from '../../account-schema.ts';
import { setKnown, setPending } from './user-refresh.ts';

/** Reads anew who is signed in, e.g. after a sign-in; resolves when the page shows it. */
export function useRefreshUser(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    setPending(true);
    try {
      await revalidate();
    } finally {
      setPending(false);
    }
  }, [revalidate]);
}

/** Shows the account as the server answered it after a change. */
export function useAcceptUser(): (user: CurrentUser) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    (user) => {
      setKnown(user);
      return revalidate();
    },
    [revalidate],
  );
}
