import { useSearchParams } from 'react-router';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useCurrentUser } from '../public.tsx';
import type { Route } from './+types/verify-email-route';
import { readContacts } from './api.ts';
import { ContactProofPage } from './contact-proof-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  return { contacts: page.hasSession ? await readContacts(page.api) : null };
}

export async function clientLoader() {
  const page = browserPage();
  return { contacts: page.hasSession ? await readContacts(page.api) : null };
}

export default function VerifyEmailRoute({ loaderData }: Route.ComponentProps) {
  const link = useSearchParams()[0].get('token');
  const isSignedIn = useCurrentUser() !== null;
  const contacts = isSignedIn ? loaderData.contacts : null;
  return <ContactProofPage channel="email" contacts={contacts} link={link} />;
}
