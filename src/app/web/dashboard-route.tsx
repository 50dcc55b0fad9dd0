import { useRevalidator } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/schema.ts';
import { useCurrentUser } from '../../domains/accounts/web/public.tsx';
import { readFirstView } from '../../domains/catalogue/web/selling/api.ts';
import { SupplierDashboard } from '../../domains/catalogue/web/selling/supplier-dashboard.tsx';
import { RecentConversations } from '../../domains/messaging/web/recent-conversations.tsx';
import { OrdersLink } from '../../domains/orders/web/public.tsx';
import { ReceivedQuotations, RecentQuotations } from '../../domains/quotations/web/public.tsx';
import { ContractorDashboard } from '../../domains/rfqs/web/contractor-dashboard.tsx';
import { readContractorFirstView } from '../../domains/rfqs/web/first-view.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import type { Route } from './+types/dashboard-route';
import { NoDashboard, SignInForDashboard } from './dashboard-access.tsx';
import { RecentRfqs, SupplierRfqs } from './supplier-rfqs.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readDashboard(api) : null;
}

export function clientLoader() {
  const { api, hasSession } = browserPage();
  return hasSession ? readDashboard(api) : null;
}

/** What the dashboard of this person's role begins with; null where it has none. */
async function readDashboard(api: ApiClient) {
  const user = await api.getOrNull<CurrentUser>('/api/user');
  if (user?.role === 'supplier') {
    return { role: user.role, first: await readFirstView(api, user.id) } as const;
  }
  if (user?.role === 'contractor') {
    return { role: user.role, first: await readContractorFirstView(api) } as const;
  }
  return null;
}

/** One address, and behind it what each role works with. */
export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { dashboard } = useTexts('nav');
  const user = useCurrentUser();
  return (
    <Container className="pb-16">
      <PageHead title={dashboard} hidden />
      {!user ? (
        <SignInForDashboard />
      ) : loaderData?.role === 'supplier' ? (
        <SupplierDashboard
          supplierId={user.id}
          first={loaderData.first}
          recentRfqs={(onAll) => <RecentRfqs onAll={onAll} />}
          allRfqs={() => <SupplierRfqs />}
        />
      ) : loaderData?.role === 'contractor' ? (
        <ContractorDashboard
          userId={user.id}
          first={loaderData.first}
          quotations={<ReceivedQuotations />}
          recentQuotations={<RecentQuotations />}
          messages={<RecentConversations ownId={user.id} />}
        />
      ) : (
        <NoDashboard />
      )}
      {loaderData && <OrdersLink />}
    </Container>
  );
}

export function ErrorBoundary() {
  const { dashboard } = useTexts('nav');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={dashboard} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
