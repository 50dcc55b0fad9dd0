import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { lazyExtra } from '../../../ui/lazy-extra.tsx';
import type { CurrentUser } from '../schema.ts';

export { hereAddress, signInAddress, signInFirst } from './sign-in/sign-in-first.ts';

/** Who is signed in, as the page was loaded with; null for a visitor. Signing in or out loads anew. */
export function useCurrentUser(): CurrentUser | null {
  return useRouteLoaderData<{ user: CurrentUser | null }>('root')?.user ?? null;
}

const BusinessNotice = lazyExtra(() => import('./profile/business-notice.tsx'));

/** Asks a supplier that has not said where it is for its business details; nothing for everybody else. */
export function AskForBusinessDetails({ user }: { user: CurrentUser }) {
  if (user.role !== 'supplier' || user.county !== null) return null;
  return (
    <Suspense fallback={null}>
      <BusinessNotice />
    </Suspense>
  );
}

export { followSignOut, signOut } from './sign-in/sign-out.ts';
export { readFrameUser, useIsUserPending } from './sign-in/user-refresh.ts';
