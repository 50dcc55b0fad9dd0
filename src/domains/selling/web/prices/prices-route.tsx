import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { createQueryClient } from '../../../../ui/data/query-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageFailed } from '../../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn, useCurrentUser } from '../../../accounts/web/public.tsx';
import { SuppliersOnly } from '../suppliers-only.tsx';
import type { Route } from './+types/prices-route';
import { PriceGrid } from './price-grid.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => api.get('/api/user'));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, () => null);
}

export default function PricesRoute() {
  const t = useTexts('prices');
  const { dashboard } = useTexts('bulk');
  const user = useCurrentUser();
  const [client] = useState(createQueryClient);
  const isSupplier = user?.role === 'supplier';
  const breadcrumbs = [{ label: dashboard, to: '/dashboard?tab=products' }, { label: t.title }];
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        breadcrumbs={isSupplier ? breadcrumbs : undefined}
      />
      <SuppliersOnly title={t.suppliersOnly} text={t.suppliersOnlyText}>
        {({ id }) => (
          <QueryClientProvider client={client}>
            <PriceGrid supplierId={id} />
          </QueryClientProvider>
        )}
      </SuppliersOnly>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
