import { useRevalidator, useSearchParams } from 'react-router';
import { readSignedIn, useCurrentUser } from '../../domains/accounts/web/public.tsx';
import { defaultProject, ProjectField, readChoices } from '../../domains/projects/web/public.tsx';
import { NewRfqForm } from '../../domains/rfqs/web/new-rfq-form.tsx';
import { ContractorsOnly } from '../../domains/rfqs/web/rfq-access.tsx';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import type { Route } from './+types/new-rfq-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, async (api) => {
    await api.get('/api/user');
    return readPage(api);
  });
}

/** The form opens without a network. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

/** Both sides of the page must offer the same days. */
const readPage = async (api: ApiClient) => ({ now: Date.now(), projects: await readChoices(api) });

export default function NewRfqPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  const user = useCurrentUser();
  const [search] = useSearchParams();
  return (
    <Container className="pb-12">
      <div className="mx-auto max-w-3xl">
        <PageHead title={t.create} hidden />
        <PageHeader
          title={t.create}
          lead={user?.role === 'contractor' ? t.createLead : undefined}
          actions={
            <LinkButton variant="outline" to="/tools/takeoff">
              {t.calculator}
            </LinkButton>
          }
          breadcrumbs={
            user?.role === 'contractor'
              ? [{ label: t.dashboard, to: '/dashboard' }, { label: t.create }]
              : undefined
          }
        />
        {user?.role === 'contractor' ? (
          <NewRfqForm
            userId={user.id}
            now={loaderData.now}
            projectId={defaultProject(loaderData.projects, search.get('project'))}
            projectField={(value, onChange) => (
              <ProjectField projects={loaderData.projects} value={value} onChange={onChange} />
            )}
          />
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
