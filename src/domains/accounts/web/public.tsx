import { useRouteLoaderData } from 'react-router';
import type { CurrentUser } from '../schema.ts';

export { PayeeFacts } from './payment-details/payee-facts.tsx';
export { hereAddress, signInAddress, signInFirst } from './sign-in/sign-in-first.ts';

/** Who is signed in, as the page was loaded with; null for a visitor. Signing in or out loads anew. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<{ user: CurrentUser | null }>('root')?.user ?? null;
}

export { followSignOut, signOut } from './sign-in/sign-out.ts';
export { readFrameUser, useIsUserPending } from './sign-in/user-refresh.ts';
