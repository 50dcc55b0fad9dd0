import { useCallback, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/data/api-client.ts';
import type { CurrentUser } from '../../schema.ts';

/**
 * How the browser learns who is signed in after the page has come: by GET /api/user after a sign-in,
 * or from the answer to a change of the account. The frame's loader asks here.
 */
let isPending = false;
let known: CurrentUser | null = null;
const listeners = new Set<() => void>();

function setPending(next: boolean): void {
  isPending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from a sign-in until it is known who signed in: neither a visitor's page nor a person's shows. */
export function useIsUserPending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPending,
    () => false,
  );
}

/**
 * The user for the frame, given who it shows now. A visitor makes no private call. The sign-in of who
 * is shown may have ended meanwhile (a new password ends all of them), so that it is the page's server
 * that is asked, whose answer is no failure then; where the network fails, who was signed in still is.
 *
 * @param fromPage who the page's server takes this browser for
 */
export async function readFrameUser(
  shown: CurrentUser | null,
  fromPage: () => Promise<CurrentUser | null>,
): Promise<CurrentUser | null> {
  if (known) {
    const user = known;
    known = null;
    return user;
  }
  if (isPending) return browserApi.getOrNull<CurrentUser>('/api/user');
  if (!shown) return null;
  return fromPage().catch(() => shown);
}

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
      known = user;
      return revalidate();
    },
    [revalidate],
  );
}
