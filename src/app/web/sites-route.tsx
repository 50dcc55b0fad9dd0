import { Link, useRevalidator } from 'react-router';
import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { OrderStatusBadge } from '../../domains/orders/web/public.tsx';
import type { SiteOrder } from '../../domains/projects/schema.ts';
import { readSiteOrders } from '../../domains/projects/web/public.tsx';
import { CompaniesCard, readActing } from '../../domains/teams/web/public.tsx';
import { fill } from '../../messages/index.ts';
import { formatDate } from '../../shared/dates.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { EmptyState } from '../../ui/patterns/empty-state.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import type { Route } from './+types/sites-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

async function readPage(api: ApiClient) {
  const [orders, acting] = await Promise.all([
    readSiteOrders(api),
    readActing(api).catch(() => null),
  ]);
  return { orders, acting };
}

/** What comes to the sites of a foreman: where their work begins, and all they see of orders. */
export default function SitesPage({ loaderData: { orders, acting } }: Route.ComponentProps) {
  const { sites: t } = useTexts('projects');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <div className="grid grid-cols-1 gap-6">
        {acting && <CompaniesCard companies={acting.companies} />}
        {orders.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
        {[...Map.groupBy(orders, ({ projectId }) => projectId)].map(([projectId, ofSite]) => (
          <Site key={projectId} orders={ofSite} />
        ))}
      </div>
    </Container>
  );
}

function Site({ orders }: { orders: readonly SiteOrder[] }) {
  const { sites: t } = useTexts('projects');
  const language = useLanguage();
  return (
    <section className="card p-4 md:p-6">
      <h2 className="wrap-anywhere text-xl">{orders[0]?.projectName}</h2>
      <ul className="mt-2 divide-y divide-line">
        {orders.map(({ id, number, status, supplierName, dueAt, isLate }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link
              className="inline-flex min-h-11 items-center font-bold underline"
              to={`/sites/${id}`}
            >
              {number}
            </Link>
            <OrderStatusBadge status={status} />
            <p className="wrap-anywhere w-full min-w-0 sm:w-auto sm:flex-1">
              {supplierName}
              {dueAt && (
                <span
                  className={isLate ? 'block text-danger text-sm' : 'block text-ink-muted text-sm'}
                >
                  {fill(isLate ? t.late : t.due, { date: formatDate(dueAt, language) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
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
