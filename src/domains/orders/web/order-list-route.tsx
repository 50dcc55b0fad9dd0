import { Link, useRevalidator } from 'react-router';
import { formatDate } from '../../../shared/dates.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
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
import { useCurrentUser } from '../../accounts/web/public.tsx';
import type { OrderSummary } from '../schema.ts';
import type { Route } from './+types/order-list-route';
import { readOrders } from './api.ts';
import { SignInFirst } from './order-access.tsx';
import { OrderStatusBadge, Owed, PaidBadge, useSideNames } from './order-parts.tsx';
import { usePages } from './use-pages.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  const isOwed = asksForOwed(request);
  return { isOwed, page: hasSession ? await readOrders(api, isOwed) : null };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, hasSession } = browserPage();
  const isOwed = asksForOwed(request);
  return { isOwed, page: hasSession ? await readOrders(api, isOwed) : null };
}

const asksForOwed = ({ url }: Request) => new URL(url).searchParams.get('owed') === 'true';

export default function OrderListPage({ loaderData: { isOwed, page } }: Route.ComponentProps) {
  const t = useTexts('orders');
  const isAdmin = useCurrentUser()?.role === 'admin';
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={isAdmin ? t.leadAdmin : t.lead} />
      {page ? (
        <div className="grid gap-6">
          <OwedLinks isOwed={isOwed} />
          <OrderTable first={page} isOwed={isOwed} />
        </div>
      ) : (
        <SignInFirst path={isOwed ? '/orders?owed=true' : '/orders'} />
      )}
    </Container>
  );
}

/** All orders, or those that something is still to pay for. */
function OwedLinks({ isOwed }: { isOwed: boolean }) {
  const t = useTexts('orders');
  const tabs = [
    { to: '/orders', label: t.all, isShown: !isOwed },
    { to: '/orders?owed=true', label: t.stillOwed, isShown: isOwed },
  ];
  return (
    <nav aria-label={t.title} className="tab-list">
      {tabs.map(({ to, label, isShown }) => (
        <Link key={to} to={to} className="tab" aria-current={isShown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function OrderTable({ first, isOwed }: { first: Page<OrderSummary>; isOwed: boolean }) {
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
        empty={isOwed ? <EmptyState title={t.nothingOwed} /> : <NoOrders />}
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
