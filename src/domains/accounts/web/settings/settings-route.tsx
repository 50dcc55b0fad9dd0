import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { useCurrentUser } from '../public.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/settings-route';
import { readSettings } from './api.ts';
import { SettingsPage } from './settings-page.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readSettings);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readSettings);
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('account');
  const user = useCurrentUser();
  return (
    <Container className="pb-16">
      <PageHead title={t.settings.title} hidden />
      <PageHeader title={t.settings.title} />
      {user && <SettingsPage user={user} data={loaderData} />}
    </Container>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
