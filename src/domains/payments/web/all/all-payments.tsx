import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { PaymentOfOrder } from '../../schema.ts';
import { type Asked, MoveDialog } from '../move-dialog.tsx';
import { PaymentActions, PaymentFacts, PaymentStatusBadge } from '../payment-list.tsx';
import { FilterForm, StateLinks } from './filter-form.tsx';
import { isSought, type PaymentFilters, queryOf } from './filters.ts';

interface AllPaymentsProps {
  filters: PaymentFilters;
  first: Page<PaymentOfOrder>;
}

/** Payments of all orders as an admin finds them and decides on them. */
export function AllPayments({ filters, first }: AllPaymentsProps) {
  const t = useTexts('allPayments');
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  const { page, more } = useParts(first);
  const isBusy = useNavigation().state === 'loading';
  const { total } = page;
  const found = useKeptFocus<HTMLParagraphElement>(first);
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateLinks filters={filters} />
      <FilterForm key={queryOf({ ...filters, status: 'all' })} filters={filters} />
      <section
        aria-label={t.title}
        aria-busy={isBusy}
        className={isBusy ? 'opacity-60' : undefined}
      >
        <p
          ref={found}
          tabIndex={-1}
          role="status"
          className="mb-3 text-ink-muted text-sm tabular-nums"
        >
          {total === 1 ? t.foundOne : fill(t.found, { count: total })}
        </p>
        <DataTable
          caption={t.title}
          columns={columns}
          rows={page.items}
          rowKey={({ id }) => id}
          empty={<NoPayments filters={filters} />}
        />
        {page.next && <LoadMore label={t.more} {...more} />}
      </section>
      <MoveDialog asked={asked} isAdmin onClose={() => setAsked(null)} />
    </div>
  );
}

function NoPayments({ filters }: { filters: PaymentFilters }) {
  const t = useTexts('allPayments');
  const isQuiet = filters.status === 'pending' && !isSought(filters);
  return <EmptyState title={t.noneTitle} text={isQuiet ? t.nonePending : t.noneFound} />;
}

function useColumns(onAsk: (asked: Asked) => void): readonly Column<PaymentOfOrder>[] {
  const t = useTexts('allPayments');
  const orders = useTexts('orders');
  const language = useLanguage();
  return [
    {
      id: 'order',
      header: t.order,
      title: true,
      cell: ({ orderId, orderNumber }) => (
        <Link
          className="inline-flex min-h-11 items-center whitespace-nowrap underline"
          to={`/orders/${orderId}`}
        >
          {orderNumber}
        </Link>
      ),
    },
    {
      id: 'amount',
      header: t.amount,
      numeric: true,
      cell: ({ amount }) => (
        <span className="whitespace-nowrap font-semibold">{formatUnitPrice(amount)}</span>
      ),
    },
    { id: 'reference', header: t.reference, cell: ({ reference }) => reference },
    {
      id: 'buyer',
      header: t.buyer,
      cell: ({ buyerName }) => buyerName ?? orders.unnamedBuyer,
    },
    {
      id: 'supplier',
      header: t.supplier,
      cell: ({ supplierName }) => nameOfSupplier(supplierName, orders.unnamedSeller),
    },
    {
      id: 'recorded',
      header: t.recorded,
      cell: ({ createdAt }) => formatDateTime(createdAt, language),
    },
    {
      id: 'status',
      header: t.status,
      cell: (payment) => <PaymentStatusBadge status={payment.status} />,
    },
    {
      id: 'moves',
      header: t.actions,
      hideHeader: true,
      cell: (payment) => (
        <div className="grid min-w-0 flex-1 gap-1 text-left md:min-w-32">
          <PaymentFacts payment={payment} />
          <PaymentActions payment={payment} onAsk={onAsk} />
        </div>
      ),
    },
  ];
}
