import { BookOpenText } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { formatDate } from '../../../shared/dates.ts';
import type { ApiClient, Page } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { usePages } from '../../../ui/data/use-pages.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { readSignedIn, useCurrentUser } from '../../accounts/web/public.tsx';
import type { OrderSummary } from '../schema.ts';
import type { Route } from './+types/order-list-route';
import { type OrderFilter, orderFilters, ordersPath, readOrders } from './api.ts';
import { LateBadge, OrderStatusBadge, Owed, PaidBadge, useSideNames } from './order-parts.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const filter = filterIn(request);
  return { filter, page: await readOrders(api, filter) };
}

function filterIn({ url }: Request): OrderFilter {
  const { searchParams } = new URL(url);
  const filters = Object.keys(orderFilters) as OrderFilter[];
  const asked = filters.find((filter) => {
    const [entry] = Object.entries(orderFilters[filter]);
    return entry && searchParams.get(entry[0]) === entry[1];
  });
  return asked ?? 'all';
}

export default function OrderListPage({ loaderData: { filter, page } }: Route.ComponentProps) {
  const t = useTexts('orders');
  const isAdmin = useCurrentUser()?.role === 'admin';
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={isAdmin ? t.leadAdmin : t.lead}
        actions={!isAdmin && <StatementsLink />}
      />
      <div className="grid gap-6">
        <FilterLinks filter={filter} />
        <OrderTable first={page} filter={filter} />
      </div>
    </Container>
  );
}

/** The way to what is owed to or by each company. */
function StatementsLink() {
  const t = useTexts('statements');
  return (
    <LinkButton to="/statements" variant="outline">
      <BookOpenText aria-hidden="true" />
      {t.link}
    </LinkButton>
  );
}

const ofBuyers: readonly OrderFilter[] = ['all', 'owed'];
const ofSellers: readonly OrderFilter[] = ['all', 'toConfirm', 'paymentsToConfirm', 'owed'];

/** All orders, or those that something is to be done about. */
function FilterLinks({ filter }: { filter: OrderFilter }) {
  const t = useTexts('orders');
  const isSeller = useCurrentUser()?.role === 'supplier';
  return (
    <nav aria-label={t.title} className="tab-list">
      {(isSeller ? ofSellers : ofBuyers).map((one) => (
        <Link
          key={one}
          to={ordersPath(one)}
          className="tab"
          aria-current={one === filter ? 'page' : undefined}
        >
          {t.filters[one]}
        </Link>
      ))}
    </nav>
  );
}

function OrderTable({ first, filter }: { first: Page<OrderSummary>; filter: OrderFilter }) {
  const t = useTexts('orders');
  const columns = useColumns();
  const { page, isLoading, readMore } = usePages(first);
  useInvalidation(orderEventTypes, useRevalidator().revalidate);
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t.title}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        empty={filter === 'all' ? <NoOrders /> : <EmptyState title={t.nothingThere[filter]} />}
      />
      {page.next && (
        <Button
          variant="outline"
          className="justify-self-center"
          pending={isLoading}
          onClick={readMore}
        >
          {t.more}
        </Button>
      )}
    </div>
  );
}

function useColumns(): readonly Column<OrderSummary>[] {
  const t = useTexts('orders');
  const language = useLanguage();
  const names = useSideNames();
  // An admin is no side of any.
  const isAdmin = useCurrentUser()?.role === 'admin';
  return [
    {
      id: 'number',
      header: t.number,
      title: true,
      cell: ({ id, number }) => (
        <Link className="inline-flex min-h-11 items-center underline" to={`/orders/${id}`}>
          {number}
        </Link>
      ),
    },
    ...(isAdmin
      ? [
          {
            id: 'buyer',
            header: t.buyer,
            cell: ({ contractor }: OrderSummary) => names.buyer(contractor),
          },
          {
            id: 'seller',
            header: t.seller,
            cell: ({ supplier }: OrderSummary) => names.seller(supplier),
          },
        ]
      : [
          {
            id: 'with',
            header: t.with,
            cell: ({ party, contractor, supplier }: OrderSummary) =>
              party === 'seller' ? names.buyer(contractor) : names.seller(supplier),
          },
        ]),
    { id: 'date', header: t.date, cell: ({ createdAt }) => formatDate(createdAt, language) },
    {
      id: 'status',
      header: t.status,
      cell: (order) => (
        <span className="flex flex-wrap justify-end gap-1 sm:justify-start">
          <OrderStatusBadge status={order.status} />
          <LateBadge order={order} />
          <PaidBadge order={order} />
        </span>
      ),
    },
    {
      id: 'total',
      header: t.total,
      numeric: true,
      cell: (order) => (
        <span className="grid">
          <Money amount={order.totalAmount} />
          <Owed order={order} />
        </span>
      ),
    },
  ];
}

function NoOrders() {
  const t = useTexts('orders');
  const role = useCurrentUser()?.role;
  const texts = { admin: t.emptyAdmin, supplier: t.emptySeller, contractor: t.emptyBuyer };
  return (
    <EmptyState
      title={t.empty}
      text={texts[role ?? 'contractor']}
      action={<LinkButton to="/dashboard">{t.toDashboard}</LinkButton>}
    />
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
