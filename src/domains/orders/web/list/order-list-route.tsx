import { BookOpenText, CalendarDays } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import type { ApiClient, Page } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../../ui/data/invalidation.ts';
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
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { readSignedIn, useCurrentUser } from '../../../accounts/web/public.tsx';
import type { OrderFilter, OrderSummary } from '../../schema.ts';
import { ordersIn, readOrderCounts, readOrders } from '../api.ts';
import {
  LateBadge,
  OnCreditBadge,
  OrderStatusBadge,
  Owed,
  PaidBadge,
  useSideNames,
} from '../order/order-parts.tsx';
import type { Route } from './+types/order-list-route';
import { OrderFilters, partOf } from './order-filters.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const filter = ordersIn(request);
  const [page, counts] = await Promise.all([readOrders(api, filter), readOrderCounts(api)]);
  return { filter, page, counts };
}

export default function OrderListPage({ loaderData }: Route.ComponentProps) {
  const { filter, page, counts } = loaderData;
  const t = useTexts('orders');
  const isAdmin = useCurrentUser()?.role === 'admin';
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={isAdmin ? t.leadAdmin : t.lead}
        actions={
          !isAdmin && (
            <>
              <CalendarLink />
              <StatementsLink />
            </>
          )
        }
      />
      <div className="grid gap-6">
        <OrderFilters filter={filter} counts={counts} />
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

/** The way to what is due, day by day. */
function CalendarLink() {
  const t = useTexts('orders');
  return (
    <LinkButton to="/orders/calendar" variant="outline">
      <CalendarDays aria-hidden="true" />
      {t.calendar}
    </LinkButton>
  );
}

function OrderTable({ first, filter }: { first: Page<OrderSummary>; filter: OrderFilter }) {
  const t = useTexts('orders');
  const columns = useColumns();
  const { page, more } = useParts(first);
  useInvalidation(orderEventTypes, useRevalidator().revalidate);
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t.title}
        columns={columns}
        rows={page.items}
        rowKey={({ id }) => id}
        empty={<Nothing filter={filter} />}
      />
      {page.next && <LoadMore label={t.more} {...more} />}
    </div>
  );
}

function useColumns(): readonly Column<OrderSummary>[] {
  const t = useTexts('orders');
  const language = useLanguage();
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
    ...useSideColumns(),
    { id: 'date', header: t.date, cell: ({ createdAt }) => formatDate(createdAt, language) },
    {
      id: 'status',
      header: t.status,
      cell: (order) => (
        <span className="flex flex-wrap justify-end gap-1 sm:justify-start">
          <OrderStatusBadge status={order.status} />
          <LateBadge order={order} />
          <PaidBadge order={order} />
          <OnCreditBadge order={order} />
        </span>
      ),
    },
    {
      id: 'total',
      header: t.total,
      numeric: true,
      cell: (order) => (
        <span className="grid">
          <Money exact amount={order.totalAmount} />
          <Owed order={order} />
        </span>
      ),
    },
  ];
}

/** Who it is with; an admin is no side of any and reads both. */
function useSideColumns(): readonly Column<OrderSummary>[] {
  const t = useTexts('orders');
  const names = useSideNames();
  if (useCurrentUser()?.role === 'admin') {
    return [
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
    ];
  }
  return [
    {
      id: 'with',
      header: t.with,
      cell: ({ party, contractor, supplier }: OrderSummary) =>
        party === 'seller' ? names.buyer(contractor) : names.seller(supplier),
    },
  ];
}

/** Nothing is there at all, nothing of a part, or nothing that everything asked for fits. */
function Nothing({ filter }: { filter: OrderFilter }) {
  const t = useTexts('orders');
  const part = partOf(filter);
  const { search, from, to } = filter;
  if (part === 'all' && !search && !from && !to) return <NoOrders />;
  if (part && part !== 'all' && !search && !from && !to) {
    return <EmptyState title={t.nothingThere[part]} />;
  }
  return (
    <EmptyState
      title={search ? fill(t.nothingFound, { search }) : t.nothingFits}
      action={<LinkButton to="/orders">{t.clearFilters}</LinkButton>}
    />
  );
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
