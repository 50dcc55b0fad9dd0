import { useSyncExternalStore } from 'react';
import { browserApi } from '../../../../ui/data/api-client.ts';
import type { CurrentUser } from '../../account-schema.ts';

/**
 * How the browser learns who is signed in after the page has come: by GET /api/user after a sign-in,
 * or from the answer to a change of the account. The frame's loader asks here.
 */
let isPending = false;
let known: CurrentUser | null = null;
const listeners = new Set<() => void>();

/** The page does not know who is signed in until it has asked. */
export function setPending(next: boolean): void {
  isPending = next;
  for (const listener of listeners) listener();
}

/** The account as the server answered it, for the frame's next reading. */
export function setKnown(user: CurrentUser): void {
  known = user;
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
