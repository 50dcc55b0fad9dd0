import type { ReactNode } from 'react';
import { useTexts } from '../../ui/messages.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import './frame.css';
// Here and not in the landing page: a style sheet of its own would hold up the first paint of `/`.
import '../../domains/site/web/site.css';
import { NavBar } from './nav-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePageChange } from './page-change.tsx';
import type { RootData } from './root-data.ts';
import { SiteFooter } from './site-footer.tsx';

const contentId = 'content';

/** What stands around every page: the way in for keyboards, navigation, footer and notices. */
export function AppFrame({ root, children }: { root: RootData; children: ReactNode }) {
  const t = useTexts('common');
  const { mainRef, announcer } = usePageChange();
  return (
    <>
      <a className="skip-link" href={`#${contentId}`}>
        {t.skipToContent}
      </a>
      <NavBar user={root.user} />
      <OfflineBanner />
      <main id={contentId} ref={mainRef} tabIndex={-1} className="page-main">
        {children}
      </main>
      <SiteFooter
        language={root.language}
        theme={root.theme}
        isSignedIn={root.user !== null}
        isDemo={root.isDemo}
      />
      {announcer}
      <Toaster />
    </>
  );
}
