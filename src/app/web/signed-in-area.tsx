import { Heart } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { useMay } from '../../domains/accounts/web/public.tsx';
import { followSignOut } from '../../domains/accounts/web/public-sign-out.ts';
import { ChatLauncher } from '../../domains/assistant/web/public.tsx';
import { CartButton } from '../../domains/cart/web/public.tsx';
import { MessagesButton } from '../../domains/messaging/web/public.tsx';
import { BellButton, preloadBell } from '../../domains/notifications/web/public.tsx';
import type { Role } from '../../shared/roles.ts';
import { lazyPart, useLastingPart } from '../../ui/lazy-part.ts';
import { useTexts } from '../../ui/messages.tsx';
import { buttonClass } from '../../ui/primitives/button.tsx';
import { preloadDialog } from '../../ui/primitives/dialog.tsx';
import { preloadMenu } from '../../ui/primitives/menu.tsx';
import { preloadToasts } from '../../ui/toast/toaster.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { AccountMenu } from './account-menu.tsx';
import { dashboardIcon, dashboardPath } from './dashboards.tsx';

const liveParts = lazyPart<{ user: CurrentUser }>(
  async () => (await import('./live-parts.tsx')).default,
);

/** What the navigation bar shows to who is signed in; visitors never load it. */
export default function SignedInArea({ user }: { user: CurrentUser }) {
  const LiveParts = useLastingPart(liveParts);
  const may = useMay();
  // What is written to a person is nobody else's.
  const isOwn = !user.member && user.viewedUntil === null;
  useEffect(followSignOut, []);
  useEffect(() => whenIdle(loadWhatOpens), []);
  return (
    <>
      {may('GET /api/favourites') && <FavouritesLink />}
      <DashboardLink role={user.role} />
      {user.role === 'contractor' && isOwn && (
        // Its texts may come later than the bar.
        <Suspense fallback={<span className="size-11" />}>
          <ChatLauncher userId={user.id} />
        </Suspense>
      )}
      {/* The narrowest phones have no room for all of a contractor's: the account menu has this too. */}
      {isOwn && (
        <>
          <MessagesButton
            className={user.role === 'contractor' ? 'max-[22.5rem]:hidden' : undefined}
          />
          <BellButton />
        </>
      )}
      {user.role === 'contractor' && may('GET /api/cart') && <CartButton />}
      <AccountMenu user={user} />
      {LiveParts && isOwn && <LiveParts user={user} />}
    </>
  );
}

/** On a building site the network goes: what opens on nearly every page must open without it. */
function loadWhatOpens(): void {
  for (const preload of [preloadMenu, preloadDialog, preloadToasts, preloadBell]) preload();
}

function DashboardLink({ role }: { role: Role }) {
  const { dashboard } = useTexts('nav');
  return (
    <Link
      to={dashboardPath}
      aria-label={dashboard}
      className={`${buttonClass({ variant: 'ghost' })} btn-icon max-sm:hidden`}
    >
      {dashboardIcon(role)}
    </Link>
  );
}

/** Where the bar has no room for it, it stands in the phone's menu and in the footer. */
function FavouritesLink() {
  const { favourites } = useTexts('nav');
  return (
    <Link
      to="/favourites"
      aria-label={favourites}
      className={`${buttonClass({ variant: 'ghost' })} btn-icon max-xl:hidden`}
    >
      <Heart aria-hidden="true" />
    </Link>
  );
}
