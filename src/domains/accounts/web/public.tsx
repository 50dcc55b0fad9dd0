import { useRouteLoaderData } from 'react-router';
import type { CurrentUser } from '../account-schema.ts';
import { mayCall } from './may-call.ts';

export { hereAddress, signInAddress, signInFirst } from './sign-in/sign-in-first.ts';
export { readSignedIn } from './sign-in/signed-in-page.ts';

/** Who is signed in, as the page was loaded with; null for a visitor. Signing in or out loads anew. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<{ user: CurrentUser | null }>('root')?.user ?? null;
}

/** Whether the reader may call a route, as "POST /api/rfqs/:id/award". */
export function useMay(): (call: string) => boolean {
  const user = useCurrentUser();
  return (call) => mayCall(user, call);
}

export { readFrameUser, useIsUserPending } from './sign-in/user-refresh.ts';
