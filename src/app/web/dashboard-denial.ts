import { signInFirst } from '../../domains/accounts/web/public.tsx';
import type { nav } from '../../messages/en/nav.ts';
import type { Texts } from '../../messages/types.ts';
import type { Role } from '../../shared/roles.ts';
import { toastThen } from '../../ui/toast/toast-then.ts';
import { dashboardPath } from './dashboards.tsx';

/** Who a dashboard is for, in a sentence. */
export function deniedText(t: Texts<typeof nav>, role: Role): string {
  return { contractor: t.deniedContractor, supplier: t.deniedSupplier, admin: t.deniedAdmin }[role];
}

/**
 * Says that a dashboard is not the reader's, then leads on: visitors to the sign-in and back, whoever
 * is signed in with another role to the home page, since the sign-in would lead right back here.
 *
 * @returns how to stop that
 */
export function denyDashboard(
  { title, description }: { readonly title: string; readonly description: string },
  isSignedIn: boolean,
  goHome: () => void,
): () => void {
  if (!isSignedIn) return signInFirst(title, description, dashboardPath);
  return toastThen({ title, description, variant: 'destructive' }, goHome);
}
