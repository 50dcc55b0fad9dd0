import { useLocation, useRevalidator } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import type { Route } from './+types/new-rfq-route';
import { NewRfqForm } from './new-rfq-form.tsx';
import { ContractorsOnly, SignInFirst } from './rfq-access.tsx';

/** Both sides of the page must offer the same days. */
export const loader = () => ({ now: Date.now() });

export const clientLoader = () => ({ now: Date.now() });

export default function NewRfqPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
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
        {user === null ? (
          <SignInFirst path={pathname + search} />
        ) : user.role === 'contractor' ? (
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
