import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useIsUserPending } from '../../domains/accounts/web/public.tsx';
import { lazyExtra } from '../../ui/lazy-extra.tsx';
import { useTexts } from '../../ui/messages.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import './frame.css';
// Here and not in the landing page: a style sheet of its own would hold up the first paint of `/`.
import '../../domains/site/web/site.css';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { NavBar } from './nav-bar.tsx';
import { NoChat } from './no-chat.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePageChange } from './page-change.tsx';
import type { RootData } from './root-data.ts';
import { SiteFooter } from './site-footer.tsx';
import { useOfflineCopies } from './use-offline-copies.ts';

const AdminTwoStepNotice = lazyExtra(() => import('./admin-two-step-notice.tsx'));
const AdminIdle = lazyExtra(() => import('./admin-idle.tsx'));
const ViewBanner = lazyExtra(() => import('./view-banner.tsx'));
const BareBar = lazyExtra(() => import('./bare-bar.tsx'));

const contentId = 'content';

/** What stands around every page: the way in for keyboards, navigation, footer and notices. */
export function AppFrame({ root, children }: { root: RootData; children: ReactNode }) {
  const t = useTexts('common');
  const { mainRef, announcer } = usePageChange();
  const isUserPending = useIsUserPending();
  // The driver's page is opened from an SMS, and does one thing.
  const isBare = useLocation().pathname.startsWith('/d/');
  useOfflineCopies(root.user, isUserPending);
  return (
    <>
      <a className="skip-link" href={`#${contentId}`}>
        {t.skipToContent}
      </a>
      {isBare ? (
        <Suspense fallback={null}>
          <BareBar />
        </Suspense>
      ) : (
        <NavBar user={root.user} isUserPending={isUserPending} />
      )}
      {root.notice && <p className="site-notice">{root.notice}</p>}
      <OfflineBanner />
      {root.user?.role === 'admin' && !isBare && (
        <Suspense fallback={null}>
          <AdminTwoStepNotice />
          <AdminIdle />
        </Suspense>
      )}
      {root.user?.viewedUntil && (
        <Suspense fallback={null}>
          <ViewBanner user={root.user} until={root.user.viewedUntil} />
        </Suspense>
      )}
      <main id={contentId} ref={mainRef} tabIndex={-1} className="page-main">
        {isUserPending && <FrameSkeleton />}
        <div className={isUserPending ? 'hidden' : 'contents'}>{children}</div>
      </main>
      {!isBare && (
        <SiteFooter
          language={root.language}
          theme={root.theme}
          isSignedIn={root.user !== null}
          isDemo={root.isDemo}
        />
      )}
      {root.user?.role !== 'contractor' && !isUserPending && !isBare && (
        <NoChat role={root.user?.role ?? null} />
      )}
      {announcer}
      <Toaster />
    </>
  );
}
