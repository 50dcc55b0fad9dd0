import { BookOpenText, CalendarDays } from 'lucide-react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import type { ApiClient, Page } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { usePages } from '../../../../ui/data/use-pages.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { SearchBox } from '../../../../ui/primitives/search-box.tsx';
import { readSignedIn, useCurrentUser } from '../../../accounts/web/public.tsx';
import { maxSearchLength } from '../../rules.ts';
import type { OrderSummary } from '../../schema.ts';
import { type OrderFilter, type OrderView, orderFilters, ordersPath, readOrders } from '../api.ts';
import {
  LateBadge,
  OrderStatusBadge,
  Owed,
  PaidBadge,
  useSideNames,
} from '../order/order-parts.tsx';
import type { Route } from './+types/order-list-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const view = viewIn(request);
  return { view, page: await readOrders(api, view) };
}

function viewIn({ url }: Request): OrderView {
  const { searchParams } = new URL(url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, maxSearchLength);
  const filters = Object.keys(orderFilters) as OrderFilter[];
  const asked = filters.find((filter) => {
    const [entry] = Object.entries(orderFilters[filter]);
    return entry && searchParams.get(entry[0]) === entry[1];
  });
  return { filter: asked ?? 'all', search };
}

export default function OrderListPage({ loaderData: { view, page } }: Route.ComponentProps) {
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
        <OrderSearch view={view} />
        <FilterLinks view={view} />
        <OrderTable first={page} view={view} />
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

function OrderSearch({ view }: { view: OrderView }) {
  const t = useTexts('orders');
  const navigate = useNavigate();
  return (
    <SearchBox
      name="search"
      label={t.search}
      placeholder={t.search}
      defaultValue={view.search}
      action={ordersPath(view.filter)}
      onSearch={(search) => void navigate(ordersPath(view.filter, search))}
      className="max-w-xl"
    />
  );
}

const ofBuyers: readonly OrderFilter[] = ['all', 'late', 'owed'];
const ofSellers: readonly OrderFilter[] = ['all', 'toConfirm', 'late', 'paymentsToConfirm', 'owed'];

/** All orders, or those that something is to be done about. */
function FilterLinks({ view }: { view: OrderView }) {
  const t = useTexts('orders');
  const isSeller = useCurrentUser()?.role === 'supplier';
  return (
    <nav aria-label={t.title} className="tab-list">
      {(isSeller ? ofSellers : ofBuyers).map((one) => (
        <Link
          key={one}
          to={ordersPath(one, view.search)}
          className="tab"
          aria-current={one === view.filter ? 'page' : undefined}
        >
          {t.filters[one]}
        </Link>
      ))}
    </nav>
  );
}

function OrderTable({ first, view }: { first: Page<OrderSummary>; view: OrderView }) {
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
        empty={<Nothing view={view} />}
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

function Nothing({ view: { filter, search } }: { view: OrderView }) {
  const t = useTexts('orders');
  if (search) return <EmptyState title={fill(t.nothingFound, { search })} />;
  return filter === 'all' ? <NoOrders /> : <EmptyState title={t.nothingThere[filter]} />;
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
