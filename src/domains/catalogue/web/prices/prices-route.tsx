import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../../../ui/data/query-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import { PageFailed } from '../page-failed.tsx';
import { SuppliersOnly } from '../selling/suppliers-only.tsx';
import type { Route } from './+types/prices-route';
import { PriceGrid } from './price-grid.tsx';

const address = '/dashboard/prices';

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
      <SuppliersOnly
        address={address}
        title={t.suppliersOnly}
        text={t.suppliersOnlyText}
        signInText={t.signInText}
      >
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
