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
import { SignInFirst } from '../sign-in/sign-in-page.tsx';
import type { Route } from './+types/profile-route';
import { readProfile } from './api.ts';
import { ProfilePage } from './profile-page.tsx';

const ContactNotice = lazyExtra(() => import('../recovery/contact-notice.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readProfile(api) : null;
}

export function clientLoader() {
  const { api, hasSession } = browserPage();
  return hasSession ? readProfile(api) : null;
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
        {user && loaderData ? (
          <ProfilePage user={user} data={loaderData} />
        ) : (
          <SignInFirst text={t.signInProfile} next="/profile" />
        )}
      </Container>
    </>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
