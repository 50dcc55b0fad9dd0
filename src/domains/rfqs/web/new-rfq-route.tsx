import { useRevalidator } from 'react-router';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { readSignedIn, useCurrentUser } from '../../accounts/web/public.tsx';
import type { Route } from './+types/new-rfq-route';
import { NewRfqForm } from './new-rfq-form.tsx';
import { ContractorsOnly } from './rfq-access.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, async (api) => {
    await api.get('/api/user');
    return readNow();
  });
}

/** The form opens without a network. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readNow);
}

/** Both sides of the page must offer the same days. */
const readNow = () => ({ now: Date.now() });

export default function NewRfqPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  const user = useCurrentUser();
  return (
    <Container className="pb-12">
      <div className="mx-auto max-w-3xl">
        <PageHead title={t.create} hidden />
        <PageHeader
          title={t.create}
          lead={user?.role === 'contractor' ? t.createLead : undefined}
          breadcrumbs={
            user?.role === 'contractor'
              ? [{ label: t.dashboard, to: '/dashboard' }, { label: t.create }]
              : undefined
          }
        />
        {user?.role === 'contractor' ? (
          <NewRfqForm userId={user.id} now={loaderData.now} />
        ) : (
          <ContractorsOnly />
        )}
      </div>
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('rfqs');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.create} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
