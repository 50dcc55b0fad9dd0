import { useRevalidator } from 'react-router';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { readSignedIn, useCurrentUser } from '../../accounts/web/public.tsx';
import type { Rfq, RfqItem } from '../schema.ts';
import type { Route } from './+types/edit-rfq-route';
import { EditRfqForm } from './edit-rfq-form.tsx';
import { readOwnRfq } from './own-rfq-data.ts';
import { NoSuchRfq } from './rfq-access.tsx';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readOwnRfq(api, params.id));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readOwnRfq(api, params.id));
}

export default function EditRfqPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  return (
    <Container className="pt-2 pb-12">
      <PageHead title={t.editTitle} hidden />
      <div className="mx-auto max-w-3xl">
        {loaderData.access === 'granted' ? (
          <EditRfq rfq={loaderData.rfq} items={loaderData.items} />
        ) : (
          <NoSuchRfq />
        )}
      </div>
    </Container>
  );
}

function EditRfq({ rfq, items }: { rfq: Rfq; items: readonly RfqItem[] }) {
  const t = useTexts('rfqs');
  const user = useCurrentUser();
  const path = `/rfqs/${rfq.id}`;
  return (
    <>
      <PageHeader
        title={t.editTitle}
        breadcrumbs={[
          { label: t.dashboard, to: '/dashboard' },
          { label: rfq.title, to: path },
          { label: t.edit },
        ]}
      />
      {user?.id === rfq.contractorId && rfq.status === 'open' ? (
        <EditRfqForm key={rfq.updatedAt} userId={user.id} rfq={rfq} items={items} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{t.notEditable}</p>
          <LinkButton to={path} variant="outline">
            {rfq.title}
          </LinkButton>
        </div>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const t = useTexts('rfqs');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.editTitle} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
