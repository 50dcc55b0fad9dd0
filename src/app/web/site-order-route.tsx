import { data, useRevalidator } from 'react-router';
import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { readOrderDeliveries } from '../../domains/deliveries/web/api.ts';
import { DeliveriesSection } from '../../domains/deliveries/web/deliveries-section.tsx';
import { OrderStatusBadge } from '../../domains/orders/web/public.tsx';
import type { SiteOrder } from '../../domains/projects/schema.ts';
import { readSiteOrder } from '../../domains/projects/web/public.tsx';
import { fill } from '../../messages/index.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatPhone } from '../../shared/phone-text.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { EmptyState } from '../../ui/patterns/empty-state.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import type { Route } from './+types/site-order-route';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await readSignedIn(context.get(pageRequest), request, (api) =>
    readPage(api, params.id),
  );
  return page === null ? data(page, { status: 404 }) : page;
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, params.id));
}

async function readPage(api: ApiClient, id: string) {
  const [order, deliveries] = await Promise.all([
    readSiteOrder(api, id),
    readOrderDeliveries(api, id).catch(() => null),
  ]);
  return order && { order, deliveries };
}

/** An order at the site where its goods arrive: without prices. */
export default function SiteOrderPage({ loaderData }: Route.ComponentProps) {
  const { sites: t } = useTexts('projects');
  const title = loaderData?.order.number ?? t.missing;
  return (
    <Container className="pb-16">
      <PageHead title={title} hidden />
      {loaderData ? (
        <>
          <PageHeader
            title={title}
            lead={<OrderStatusBadge status={loaderData.order.status} />}
            breadcrumbs={[{ label: t.title, to: '/sites' }, { label: title }]}
          />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
            <DeliveriesSection
              order={{ ...loaderData.order, party: 'buyer' }}
              deliveries={loaderData.deliveries}
            />
            <Facts order={loaderData.order} />
          </div>
        </>
      ) : (
        <div className="py-8">
          <EmptyState
            title={t.missing}
            text={t.missingText}
            action={<LinkButton to="/sites">{t.title}</LinkButton>}
          />
        </div>
      )}
    </Container>
  );
}

function Facts({ order }: { order: SiteOrder }) {
  const { sites: t } = useTexts('projects');
  const language = useLanguage();
  const { projectName, supplierName, supplierPhone, dueAt } = order;
  const place = [order.deliveryAddress, order.deliveryCounty].filter(Boolean).join(', ');
  const facts: readonly (readonly [string, string | null])[] = [
    [t.project, projectName],
    [t.supplier, supplierName],
    [t.place, place],
    [t.dueOn, dueAt && formatDate(dueAt, language)],
  ];
  return (
    <dl className="card grid gap-3 p-4 md:p-6">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-ink-muted text-sm">{name}</dt>
              <dd className="wrap-anywhere font-semibold">{value}</dd>
            </div>
          ),
      )}
      {supplierPhone && (
        <a
          className="inline-flex min-h-11 items-center font-semibold underline"
          href={`tel:${supplierPhone}`}
        >
          {fill(t.call, { phone: formatPhone(supplierPhone) })}
        </a>
      )}
    </dl>
  );
}

export function ErrorBoundary() {
  const { sites: t } = useTexts('projects');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
