import { useRouteLoaderData } from 'react-router';
import type { CurrentUser } from '../account-schema.ts';

export { hereAddress, signInAddress, signInFirst } from './sign-in/sign-in-first.ts';
export { readSignedIn } from './sign-in/signed-in-page.ts';

/** Who is signed in, as the page was loaded with; null for a visitor. Signing in or out loads anew. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<{ user: CurrentUser | null }>('root')?.user ?? null;
}

export { readFrameUser, useIsUserPending } from './sign-in/user-refresh.ts';
