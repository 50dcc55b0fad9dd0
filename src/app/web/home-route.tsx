import { useCurrentUser } from '../../domains/accounts/web/public.tsx';
import { readHome } from '../../domains/site/web/api.ts';
import { HomePage } from '../../domains/site/web/home-page.tsx';
import { LandingPage } from '../../domains/site/web/landing-page.tsx';
import { fill, isLanguage } from '../../messages/index.ts';
import { browserApi } from '../../ui/data/api-client.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import type { Route } from './+types/home-route';
import { ErrorScreen } from './error-screen.tsx';
import { loadedMessages } from './load-messages.ts';
import { organizationData, pageMeta } from './page-meta.ts';
import type { RootData } from './root-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  return readHome(page.api, page.language);
}

export function clientLoader() {
  const { lang } = document.documentElement;
  return readHome(browserApi, isLanguage(lang) ? lang : 'en');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root || !loaderData) return [];
  const { common, site } = loadedMessages(root.language);
  const { origin, language } = root;
  return [
    ...pageMeta({
      origin,
      path: '/',
      title: fill(site.metaTitle, { brand: common.brand }),
      description: site.metaDescription,
      siteName: common.brand,
      language,
    }),
    organizationData({ origin, name: common.brand, contact: loaderData.site.contact }),
  ];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  return user ? (
    <HomePage {...loaderData} firstName={user.firstName} />
  ) : (
    <LandingPage {...loaderData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
