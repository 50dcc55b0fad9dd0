import { useRevalidator } from 'react-router';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { type ApiClient, ApiError, apiPath } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { StatGrid } from '../../../../ui/patterns/overview.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { TableLinks } from '../../../../ui/primitives/download-link.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { OwnPayout, PayoutFigures } from '../../payout-schema.ts';
import type { Route } from './+types/own-payouts-route';
import { OwnPayouts } from './own-payouts.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

/** Null for who is no supplier. */
async function readPage(api: ApiClient) {
  try {
    const [figures, first] = await Promise.all([
      api.get<PayoutFigures>('/api/payouts/figures'),
      api.getPage<OwnPayout>('/api/payouts'),
    ]);
    return { figures, first };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

/** What was collected for a supplier's orders, and where it is now. */
export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('ownPayouts');
  useInvalidation(orderEventTypes, useRevalidator().revalidate);
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          loaderData &&
          loaderData.first.total !== 0 && (
            <TableLinks href={apiPath(['/api/payouts.csv'])}>{t.csv}</TableLinks>
          )
        }
      />
      {loaderData ? (
        <div className="grid grid-cols-1 gap-8">
          <StatGrid
            stats={(['held', 'owed', 'payingOut', 'paidOut', 'fees'] as const).map((sum) => ({
              label: t[sum],
              value: formatUnitPrice(loaderData.figures[sum]),
            }))}
          />
          <OwnPayouts first={loaderData.first} />
        </div>
      ) : (
        <EmptyState title={t.who} />
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('ownPayouts');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
