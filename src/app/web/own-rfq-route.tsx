import { useState } from 'react';
import { data, useNavigate, useRevalidator } from 'react-router';
import { readSignedIn, useCurrentUser } from '../../domains/accounts/web/public.tsx';
import { useUsualNotes } from '../../domains/insight/web/public.tsx';
import { RfqOrders, readRfqOrders } from '../../domains/orders/web/public.tsx';
import { ProjectChoice, readChoices } from '../../domains/projects/web/public.tsx';
import { ComparisonSection } from '../../domains/quotations/web/comparison/comparison-section.tsx';
import { OwnRfq } from '../../domains/rfqs/web/own-rfq.tsx';
import { readOwnRfq } from '../../domains/rfqs/web/own-rfq-data.ts';
import { NoSuchRfq } from '../../domains/rfqs/web/rfq-access.tsx';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { announceChange } from '../../ui/data/changes.ts';
import { rfqEventTypes, useInvalidation } from '../../ui/data/invalidation.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import type { Route } from './+types/own-rfq-route';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, params.id));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, params.id));
}

/** The RFQ, and the orders that it ended in. */
async function readPage(api: ApiClient, id: string) {
  const page = await readOwnRfq(api, id);
  if (page.data.access !== 'granted') return data(page.data, page.init ?? {});
  // Only its owner has projects: an admin is not made to ask.
  const projects = page.data.rfq.projectId === undefined ? [] : await readChoices(api);
  const isAwarded = page.data.rfq.status === 'awarded';
  return { ...page.data, projects, orders: isAwarded ? await readRfqOrders(api, id) : null };
}

type PageData = Extract<Awaited<ReturnType<typeof readPage>>, { access: 'granted' }>;

/** The owner's page of an RFQ, put together from what RFQs, quotations and orders have to show. */
export default function OwnRfqRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  const isGranted = loaderData.access === 'granted';
  return (
    <Container className="pt-2 pb-16">
      <PageHead title={isGranted ? loaderData.rfq.title : t.myRfqs} hidden />
      {isGranted ? <Screen {...loaderData} /> : <NoSuchRfq />}
    </Container>
  );
}

function Screen({ rfq, items, orders, projects }: PageData) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isAwardedNow, setAwardedNow] = useState(false);
  const isOwner = user?.id === rfq.contractorId;
  const noteOf = useUsualNotes(isOwner ? rfq.id : null);
  useInvalidation(rfqEventTypes, revalidate, rfq.id);
  return (
    <OwnRfq
      rfq={rfq}
      items={items}
      project={
        isOwner && (
          <ProjectChoice
            what="rfqs"
            id={rfq.id}
            projectId={rfq.projectId ?? null}
            projects={projects}
          />
        )
      }
      orders={
        orders && orders.items.length > 0 && <RfqOrders first={orders} isNew={isAwardedNow} />
      }
      comparison={
        isOwner && (
          <ComparisonSection
            rfqId={rfq.id}
            noteOf={noteOf}
            onAwarded={async ({ orders: made, isPart }) => {
              announceChange('/api/rfqs');
              const [order] = made;
              if (made.length === 1 && order && !isPart) return navigate(`/orders/${order.id}`);
              setAwardedNow(true);
              await revalidate();
            }}
          />
        )
      }
    />
  );
}

export function ErrorBoundary() {
  const t = useTexts('rfqs');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.myRfqs} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
