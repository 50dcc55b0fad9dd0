import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../../../../ui/data/query-client.ts';
import { BarrierDrawing } from '../../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import { signInAddress, signInFirst, useCurrentUser } from '../../../accounts/web/public.tsx';
import { PageFailed } from '../page-failed.tsx';
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
      {isSupplier ? (
        <QueryClientProvider client={client}>
          <PriceGrid supplierId={user.id} />
        </QueryClientProvider>
      ) : (
        <SuppliersOnly isVisitor={!user} />
      )}
    </Container>
  );
}

function SuppliersOnly({ isVisitor }: { isVisitor: boolean }) {
  const t = useTexts('prices');
  const { signIn } = useTexts('bulk');
  const { signInRequired } = useTexts('catalogue');
  useEffect(() => {
    if (isVisitor) return signInFirst(signInRequired, t.signInText, address);
  }, [isVisitor, signInRequired, t]);
  return (
    <EmptyState
      art={<BarrierDrawing className="mb-2 h-auto w-52" />}
      title={t.suppliersOnly}
      text={t.suppliersOnlyText}
      action={
        isVisitor && (
          <a href={signInAddress(address)} className={buttonClass({})}>
            {signIn}
          </a>
        )
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
