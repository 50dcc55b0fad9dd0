import { Link, useRevalidator } from 'react-router';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import type { ApiClient, Page } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { ListedDispute } from '../../dispute-schema.ts';
import type { Route } from './+types/disputes-route';
import { type DisputeFilter, disputeFilters, readAllDisputes } from './api.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, { url }: Request) {
  const isAll = new URL(url).searchParams.get('status') === 'all';
  const filter: DisputeFilter = isAll ? 'all' : 'open';
  return { filter, first: await readAllDisputes(api, filter) };
}

/** Where admins find disputes; each is read and decided on its order's page. */
export default function DisputesPage({ loaderData: { filter, first } }: Route.ComponentProps) {
  const t = useTexts('disputes');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <div className="grid gap-6">
        <nav aria-label={t.title} className="tab-list">
          {disputeFilters.map((one) => (
            <Link
              key={one}
              to={one === 'open' ? '/admin/disputes' : '/admin/disputes?status=all'}
              className="tab"
              aria-current={one === filter ? 'page' : undefined}
            >
              {t.filters[one]}
            </Link>
          ))}
        </nav>
        <DisputeTable filter={filter} first={first} />
      </div>
    </Container>
  );
}

function DisputeTable({ filter, first }: { filter: DisputeFilter; first: Page<ListedDispute> }) {
  const t = useTexts('disputes');
  const columns = useColumns();
  const { page, more } = useParts(first);
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t.title}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t.none} text={filter === 'open' ? t.noneOpen : t.noneAll} />}
      />
      {page.next && <LoadMore label={t.more} {...more} />}
    </div>
  );
}

const variants = { open: 'warning', decided: 'success', withdrawn: 'secondary' } as const;

function useColumns(): readonly Column<ListedDispute>[] {
  const t = useTexts('disputes');
  const orders = useTexts('orders');
  const language = useLanguage();
  return [
    {
      id: 'number',
      header: t.number,
      title: true,
      cell: ({ orderId, number, kind }) => (
        <Link className="inline-flex min-h-11 items-center underline" to={`/orders/${orderId}`}>
          {number}: {t.kinds[kind]}
        </Link>
      ),
    },
    { id: 'order', header: t.order, cell: ({ orderNumber }) => orderNumber },
    { id: 'buyer', header: t.buyer, cell: ({ buyerName }) => buyerName ?? orders.unnamedBuyer },
    {
      id: 'supplier',
      header: t.supplier,
      cell: ({ supplierName }) => supplierName ?? orders.unnamedSeller,
    },
    {
      id: 'total',
      header: t.total,
      numeric: true,
      cell: ({ totalAmount }) => formatUnitPrice(totalAmount),
    },
    { id: 'since', header: t.since, cell: ({ createdAt }) => formatDateTime(createdAt, language) },
    {
      id: 'status',
      header: t.status,
      cell: ({ status }) => <Badge variant={variants[status]}>{t.statuses[status]}</Badge>,
    },
  ];
}

export function ErrorBoundary() {
  const t = useTexts('disputes');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
