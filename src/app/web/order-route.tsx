import { data, useRevalidator } from 'react-router';
import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { readOrderCredit } from '../../domains/credit/web/api.ts';
import { CreditBadge, OrderCredit } from '../../domains/credit/web/order-credit.tsx';
import { readOrderDeliveries } from '../../domains/deliveries/web/api.ts';
import { DeliveriesSection } from '../../domains/deliveries/web/deliveries-section.tsx';
import { readOrderDisputes } from '../../domains/deliveries/web/disputes/api.ts';
import { DisputesSection } from '../../domains/deliveries/web/disputes/disputes-section.tsx';
import { readOrderReturns } from '../../domains/deliveries/web/returns/api.ts';
import { ReturnsSection } from '../../domains/deliveries/web/returns/returns-section.tsx';
import { readOrderPage } from '../../domains/orders/web/api.ts';
import { readOrderEtims } from '../../domains/orders/web/etims/api.ts';
import { EtimsSection } from '../../domains/orders/web/etims/etims-section.tsx';
import { NoSuchOrder } from '../../domains/orders/web/order/order-access.tsx';
import { OrderScreen } from '../../domains/orders/web/order/order-screen.tsx';
import { readOrderPayments } from '../../domains/payments/web/api.ts';
import { PayingBadge } from '../../domains/payments/web/paying-badge.tsx';
import { PaymentsSection } from '../../domains/payments/web/payments-section.tsx';
import { ProjectChoice, readChoices } from '../../domains/projects/web/public.tsx';
import { readOrderReviews } from '../../domains/reviews/web/api.ts';
import { OrderReviews } from '../../domains/reviews/web/order-reviews.tsx';
import { fill } from '../../messages/index.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import type { Route } from './+types/order-route';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await readSignedIn(context.get(pageRequest), request, (api) =>
    readPage(api, params.id),
  );
  return page.access === 'missing' ? data(page, { status: 404 }) : page;
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, params.id));
}

/** The order, and its parts; null where only one of these could not be read. */
async function readPage(api: ApiClient, id: string) {
  const [page, credit, deliveries, disputes, returns, etims, payments, reviews] = await Promise.all(
    [
      readOrderPage(api, id),
      readOrderCredit(api, id).catch(() => null),
      readOrderDeliveries(api, id).catch(() => null),
      readOrderDisputes(api, id).catch(() => null),
      readOrderReturns(api, id).catch(() => null),
      readOrderEtims(api, id).catch(() => null),
      readOrderPayments(api, id).catch(() => null),
      readOrderReviews(api, id).catch(() => null),
    ],
  );
  if (page.access !== 'granted') return page;
  // What is on credit is paid by its terms, however the cart was to be paid.
  const order = credit?.terms ? { ...page.order, paymentMethod: null } : page.order;
  // Only buyers have projects: others are not made to ask.
  const projects = order.party === 'buyer' ? await readChoices(api) : [];
  const parts = { credit, deliveries, disputes, returns, etims, payments, reviews, projects };
  return { ...page, order, ...parts };
}

/** The page of an order, put together from what orders, deliveries, payments and reviews have to show. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('orders');
  const title =
    loaderData.access === 'granted' ? fill(t.order, { number: loaderData.order.number }) : t.title;
  return (
    <Container className="pb-16">
      <PageHead title={title} hidden />
      {loaderData.access === 'granted' ? (
        <OrderScreen
          order={loaderData.order}
          title={title}
          project={
            loaderData.order.party === 'buyer' && (
              <ProjectChoice
                what="orders"
                id={loaderData.order.id}
                projectId={loaderData.order.projectId ?? null}
                projects={loaderData.projects}
              />
            )
          }
          badges={
            <>
              <CreditBadge credit={loaderData.credit} />
              <PayingBadge order={loaderData.order} payments={loaderData.payments} />
            </>
          }
          deliveries={
            <>
              <DeliveriesSection order={loaderData.order} deliveries={loaderData.deliveries} />
              <ReturnsSection order={loaderData.order} returns={loaderData.returns} />
              <DisputesSection order={loaderData.order} disputes={loaderData.disputes} />
            </>
          }
          payments={
            <>
              <EtimsSection order={loaderData.order} etims={loaderData.etims} />
              <OrderCredit
                orderId={loaderData.order.id}
                status={loaderData.order.status}
                party={loaderData.order.party}
                credit={loaderData.credit}
              />
              <PaymentsSection order={loaderData.order} payments={loaderData.payments} />
            </>
          }
          reviews={<OrderReviews party={loaderData.order.party} reviews={loaderData.reviews} />}
        />
      ) : (
        <div className="py-8">
          <NoSuchOrder />
        </div>
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('orders');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
