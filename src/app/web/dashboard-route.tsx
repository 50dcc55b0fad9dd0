import { type ComponentProps, useEffect } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import type { CurrentUser, TwoStepState } from '../../domains/accounts/account-schema.ts';
import { readSignedIn, useCurrentUser } from '../../domains/accounts/web/public.tsx';
import { readCredit } from '../../domains/credit/web/api.ts';
import { CreditLink } from '../../domains/credit/web/credit-link.tsx';
import { RecentConversations } from '../../domains/messaging/web/recent-conversations.tsx';
import { OrdersLink } from '../../domains/orders/web/public.tsx';
import { DuesCard, readPaymentFigures } from '../../domains/payments/web/dues-card.tsx';
import { PayoutsLink } from '../../domains/payments/web/payouts/payouts-link.tsx';
import { ProjectsLink } from '../../domains/projects/web/public.tsx';
import { ReceivedQuotations, RecentQuotations } from '../../domains/quotations/web/public.tsx';
import { ContractorDashboard } from '../../domains/rfqs/web/contractor-dashboard.tsx';
import { readContractorFirstView } from '../../domains/rfqs/web/first-view.ts';
import { readFirstView } from '../../domains/selling/web/api.ts';
import { SupplierDashboard } from '../../domains/selling/web/supplier-dashboard.tsx';
import { CompaniesCard, RequestList, readActing } from '../../domains/teams/web/public.tsx';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { loadTexts, useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import type { Route } from './+types/dashboard-route';
import { DashboardGuard, TwoStepFirst } from './dashboard-access.tsx';
import { isOtherTab } from './dashboard-tab.ts';
import { RecentRfqs, SupplierRfqs } from './supplier-rfqs.tsx';
import { SupplierSetUp } from './supplier-set-up.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  return page.hasSession ? readSignedIn(page, request, readDashboard) : null;
}

/** Of this browser: the server never reads for it. */
let reading = 0;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = browserPage();
  if (!page.hasSession) return null;
  reading += 1;
  try {
    return await readSignedIn(page, request, readDashboard);
  } finally {
    reading -= 1;
  }
}

/** Another tab needs no data of the page, unless its press broke off a reading that was under way. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return isOtherTab(args) && reading === 0 ? false : args.defaultShouldRevalidate;
}

/** What the dashboard of this person's role begins with. */
async function readDashboard(api: ApiClient) {
  const { id, role, member } = await api.get<CurrentUser>('/api/user');
  // A foreman has no figures to see: the work is at the sites.
  if (member?.role === 'foreman') throw redirect('/sites');
  switch (role) {
    case 'supplier':
      return { role, ...(await withDues(api, readFirstView(api, id))) } as const;
    case 'contractor':
      return { role, ...(await forContractor(api)) } as const;
    case 'admin':
      return { role, first: await leadAdminOn(api) } as const;
  }
}

/** What a dashboard begins with, and what is still to pay or to receive. */
async function withDues<First>(api: ApiClient, reading: Promise<First>) {
  const [first, dues] = await Promise.all([reading, readPaymentFigures(api)]);
  return { first, dues };
}

/** The same, and what the contractor may owe; null where only that could not be read. */
async function forContractor(api: ApiClient) {
  const [first, credit, acting] = await Promise.all([
    withDues(api, readContractorFirstView(api)),
    readCredit(api).catch(() => null),
    readActing(api).catch(() => null),
  ]);
  return { ...first, credit, acting };
}

/** Admins work in their area. Null before two-step sign-in is set up. */
async function leadAdminOn(api: ApiClient): Promise<null> {
  const { isOn, isRequired } = await api.get<TwoStepState>('/api/settings/totp');
  if (isOn || !isRequired) throw redirect('/admin');
  return null;
}

type Loaded = Awaited<ReturnType<typeof readDashboard>>;

/** One address, and behind it what each role works with. */
export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { dashboard } = useTexts('nav');
  const user = useCurrentUser();
  return (
    <Container className="pb-16">
      <PageHead title={dashboard} hidden />
      <DashboardGuard role={loaderData?.role ?? 'supplier'} user={user}>
        {user && loaderData && <Dashboard userId={user.id} loaded={loaderData} />}
        {loaderData && loaderData.role !== 'admin' && (
          <div className="mt-8 grid gap-3 lg:grid-cols-2">
            {loaderData.dues && (
              <DuesCard figures={loaderData.dues} isSeller={loaderData.role === 'supplier'} />
            )}
            <OrdersLink />
            {loaderData.role === 'contractor' && loaderData.acting && (
              <CompaniesCard companies={loaderData.acting.companies} />
            )}
            {loaderData.role === 'supplier' && <PayoutsLink />}
            {loaderData.role === 'contractor' && <ProjectsLink />}
            {loaderData.role === 'contractor' && loaderData.credit && (
              <CreditLink credit={loaderData.credit} />
            )}
          </div>
        )}
        {loaderData?.role === 'contractor' && loaderData.acting && (
          <AskedFor requests={loaderData.acting.requests} />
        )}
      </DashboardGuard>
    </Container>
  );
}

/** What a member who acts for a company has asked its owner for. */
function AskedFor(props: Pick<ComponentProps<typeof RequestList>, 'requests'>) {
  const t = useTexts('teams');
  return (
    <div className="mt-8">
      <RequestList {...props} title={t.ownRequests} isOwner={false} />
    </div>
  );
}

function Dashboard({ userId, loaded }: { userId: string; loaded: Loaded }) {
  // Every tab opens without a network: what only another tab says comes after the page.
  useEffect(() => whenIdle(() => void loadTexts(['quotations']).catch(() => undefined)), []);
  const user = useCurrentUser();
  switch (loaded.role) {
    case 'supplier':
      return (
        <SupplierDashboard
          supplierId={userId}
          first={loaded.first}
          setUp={
            user && (
              <SupplierSetUp user={user} listedProducts={loaded.first.figures.totalProducts} />
            )
          }
          recentRfqs={(onAll) => <RecentRfqs onAll={onAll} />}
          allRfqs={() => <SupplierRfqs />}
        />
      );
    case 'contractor':
      return (
        <ContractorDashboard
          userId={userId}
          first={loaded.first}
          quotations={<ReceivedQuotations />}
          recentQuotations={<RecentQuotations />}
          messages={
            user?.member || user?.viewedUntil ? undefined : <RecentConversations ownId={userId} />
          }
        />
      );
    case 'admin':
      return <TwoStepFirst />;
  }
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
