import { type ApiClient, ApiError } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Barrier } from '../../../../ui/patterns/barrier.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { mayAsk } from '../../verification-rules.ts';
import { useCurrentUser } from '../public.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/verification-route';
import { readVerification } from './api.ts';
import { VerificationForm } from './verification-form.tsx';
import { VerificationStatusPanel } from './verification-status.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readState);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readState);
}

/** Null for an admin, who has no business to verify. */
async function readState(api: ApiClient) {
  try {
    return await readVerification(api);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

export default function VerificationPage({ loaderData: state }: Route.ComponentProps) {
  const t = useTexts('verification');
  const user = useCurrentUser();
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        breadcrumbs={[{ label: t.settings, to: '/settings' }, { label: t.title }]}
      />
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        {!state && <TradersOnly />}
        {state && <VerificationStatusPanel state={state} />}
        {user && state && mayAsk(state.status) && (
          <VerificationForm userId={user.id} isAgain={state.status === 'rejected'} />
        )}
      </div>
    </Container>
  );
}

function TradersOnly() {
  const t = useTexts('verification');
  return (
    <Barrier
      title={t.tradersTitle}
      text={t.tradersText}
      action={<LinkButton to="/">{t.home}</LinkButton>}
    />
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
