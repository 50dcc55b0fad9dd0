import 'react-easy-crop/react-easy-crop.css';
import { Suspense } from 'react';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { lazyExtra } from '../../../../ui/lazy-extra.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { useCurrentUser } from '../public.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/profile-route';
import { readProfile } from './api.ts';
import { ProfilePage } from './profile-page.tsx';

const ContactNotice = lazyExtra(() => import('../recovery/contact-notice.tsx'));

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readProfile);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readProfile);
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('account');
  const user = useCurrentUser();
  return (
    <>
      {user && (
        <Suspense>
          <ContactNotice key={`${user.email} ${user.phoneNumber}`} />
        </Suspense>
      )}
      <Container className="pb-16">
        <PageHead title={t.profile.title} hidden />
        <PageHeader title={t.profile.title} lead={t.profile.lead} />
        {user && <ProfilePage user={user} data={loaderData} />}
      </Container>
    </>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
