import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate, nairobiDay } from '../../../../shared/dates.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { type CalendarPart, calendarOf } from '../../calendar-rules.ts';
import type { OrderSummary } from '../../schema.ts';
import { readCalendar } from '../api.ts';
import { OrderStatusBadge, useSideNames } from '../order/order-parts.tsx';
import type { Route } from './+types/calendar-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readCalendar);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readCalendar);
}

/** What is still to be delivered, day by day. */
export default function CalendarPage({ loaderData: { orders, now } }: Route.ComponentProps) {
  const t = useTexts('orders');
  useInvalidation(orderEventTypes, useRevalidator().revalidate);
  const parts = calendarOf(orders);
  return (
    <Container className="pb-16">
      <PageHead title={t.calendar} hidden />
      <PageHeader
        title={t.calendar}
        lead={t.calendarLead}
        breadcrumbs={[{ label: t.title, to: '/orders' }, { label: t.calendar }]}
      />
      {parts.length === 0 ? (
        <EmptyState
          title={t.calendarEmpty}
          text={t.calendarEmptyText}
          action={<LinkButton to="/orders">{t.backToOrders}</LinkButton>}
        />
      ) : (
        <div className="grid gap-6">
          {parts.map((part) => (
            <CalendarDay key={part.day} part={part} today={nairobiDay(new Date(now))} />
          ))}
        </div>
      )}
    </Container>
  );
}

function CalendarDay({ part, today }: { part: CalendarPart<OrderSummary>; today: string }) {
  const t = useTexts('orders');
  const language = useLanguage();
  const names = useSideNames();
  const { day, orders } = part;
  const fixed: Readonly<Record<string, string>> = {
    late: t.overdue,
    undated: t.undated,
    [today]: t.today,
  };
  const id = `due-${day}`;
  return (
    <section aria-labelledby={id} className="card p-4 md:p-6">
      <h2 id={id} className={day === 'late' ? 'text-danger text-xl' : 'text-xl'}>
        {fixed[day] ?? formatDate(`${day}T12:00:00+03:00`, language)}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="flex items-center gap-x-4 sm:w-60">
              <Link
                className="inline-flex min-h-11 items-center font-bold underline"
                to={`/orders/${order.id}`}
              >
                {order.number}
              </Link>
              <OrderStatusBadge status={order.status} />
            </span>
            <p className="wrap-anywhere w-full min-w-0 sm:w-auto sm:flex-1">
              {order.party === 'seller'
                ? names.buyer(order.contractor)
                : names.seller(order.supplier)}
              <span className="block text-ink-muted text-sm">
                {order.itemCount === 1 ? t.lineOne : fill(t.lineMany, { count: order.itemCount })}
                {day === 'late' && order.dueAt && ` · ${formatDate(order.dueAt, language)}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary() {
  const t = useTexts('orders');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.calendar} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
