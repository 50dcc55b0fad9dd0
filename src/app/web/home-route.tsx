import { Suspense } from 'react';
import { useCurrentUser } from '../../domains/accounts/web/public.tsx';
import { readHome } from '../../domains/site/web/api.ts';
import { HomePage } from '../../domains/site/web/home-page.tsx';
import { LandingPage } from '../../domains/site/web/landing-page.tsx';
import { isLanguage } from '../../messages/index.ts';
import { browserApi } from '../../ui/data/api-client.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { lazyExtra } from '../../ui/lazy-extra.tsx';
import type { Route } from './+types/home-route';
import { ErrorScreen } from './error-screen.tsx';
import { StartPageHead } from './start-page-head.tsx';

const ContactNotice = lazyExtra(
  () => import('../../domains/accounts/web/recovery/contact-notice.tsx'),
);

const SupplierWork = lazyExtra(() => import('./supplier-work.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  return readHome(page.api, page.language);
}

export function clientLoader() {
  const { lang } = document.documentElement;
  return readHome(browserApi, isLanguage(lang) ? lang : 'en');
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  return (
    <>
      <StartPageHead contact={loaderData.site.contact} />
      {user ? (
        <>
          <Suspense>
            <ContactNotice />
          </Suspense>
          <HomePage
            {...loaderData}
            firstName={user.firstName}
            sells={user.role === 'supplier'}
            work={
              user.role === 'supplier' && (
                <Suspense>
                  <SupplierWork user={user} />
                </Suspense>
              )
            }
          />
        </>
      ) : (
        <LandingPage {...loaderData} />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
