import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { useCurrentUser } from '../public.tsx';
import { SignInFirst } from '../sign-in/sign-in-page.tsx';
import type { Route } from './+types/settings-route';
import { readSettings } from './api.ts';
import { SettingsPage } from './settings-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readSettings(api) : null;
}

export function clientLoader() {
  const { api, hasSession } = browserPage();
  return hasSession ? readSettings(api) : null;
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('account');
  const user = useCurrentUser();
  return (
    <Container className="pb-16">
      <PageHead title={t.settings.title} hidden />
      <PageHeader title={t.settings.title} />
      {user && loaderData ? (
        <SettingsPage user={user} data={loaderData} />
      ) : (
        <SignInFirst text={t.signInSettings} next="/settings" />
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
