import { data, Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { orderNews, useNews } from '../../../ui/data/news.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import type { Order } from '../schema.ts';
import type { Route } from './+types/order-route';
import { type OrderPageData, readOrderPage } from './api.ts';
import { NoSuchOrder, SignInFirst } from './order-access.tsx';
import {
  DeliveryFacts,
  LpoLink,
  OrderLines,
  OrderStatusBadge,
  OrderTotals,
  Party,
  Timeline,
} from './order-parts.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  const page: OrderPageData = hasSession
    ? await readOrderPage(api, params.id)
    : { access: 'signedOut' };
  return page.access === 'missing' ? data(page, { status: 404 }) : page;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<OrderPageData> {
  const { api, hasSession } = browserPage();
  return hasSession ? readOrderPage(api, params.id) : { access: 'signedOut' };
}

export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('orders');
  const title =
    loaderData.access === 'granted' ? fill(t.order, { number: loaderData.order.number }) : t.title;
  return (
    <Container className="pb-16">
      <PageHead title={title} hidden />
      {loaderData.access === 'granted' ? (
        <OrderScreen order={loaderData.order} title={title} />
      ) : (
        <div className="py-8">
          {loaderData.access === 'missing' ? (
            <NoSuchOrder />
          ) : (
            <SignInFirst path={`/orders/${params.id}`} />
          )}
        </div>
      )}
    </Container>
  );
}

/** Which quotation this order accepts, as its paper says it. */
function Accepted({ order: { quotationId, quotation } }: { order: Order }) {
  const t = useTexts('orders');
  const language = useLanguage();
  if (!quotation || !quotationId) return null;
  const { revision, createdAt } = quotation;
  return (
    <p className="break-words">
      {t.accepts}{' '}
      {[
        fill(t.quotation, { number: quotationId.slice(-8) }),
        ...(revision > 1 ? [fill(t.revision, { number: revision })] : []),
        formatDate(createdAt, language),
      ].join(' · ')}
    </p>
  );
}

/** The LPO as both sides read it. */
function OrderScreen({ order, title }: { order: Order; title: string }) {
  const t = useTexts('orders');
  const language = useLanguage();
  useNews(orderNews, useRevalidator().revalidate, order.id);
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatusBadge status={order.status} />
            {fill(t.placedOn, { date: formatDate(order.createdAt, language) })}
          </span>
        }
        breadcrumbs={[{ label: t.title, to: '/orders' }, { label: order.number }]}
        actions={<LpoLink order={order} />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <section className="card grid gap-4 p-4 md:p-6">
          <h2>{t.lines}</h2>
          {order.rfqId && order.rfq && (
            <p className="break-words">
              {t.forRfq}{' '}
              <Link
                className="font-semibold underline"
                to={order.party === 'seller' ? `/rfq/${order.rfqId}` : `/rfqs/${order.rfqId}`}
              >
                {order.rfq.title}
              </Link>
            </p>
          )}
          <Accepted order={order} />
          <OrderLines items={order.items} />
          <OrderTotals order={order} />
        </section>
        <div className="grid gap-6">
          <dl className="card grid gap-4 p-4 md:p-6">
            <Party order={order} party="buyer" />
            <Party order={order} party="seller" />
          </dl>
          <section className="card grid gap-4 p-4 md:p-6">
            <h2>{t.where}</h2>
            <DeliveryFacts order={order} />
          </section>
          <section className="card grid gap-4 p-4 md:p-6">
            <h2>{t.timeline}</h2>
            <Timeline order={order} />
          </section>
        </div>
      </div>
    </>
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
