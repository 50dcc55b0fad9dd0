import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { TableLinks } from '../../../../ui/primitives/download-link.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { SearchBox } from '../../../../ui/primitives/search-box.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import { orderStatuses } from '../../rules.ts';
import type { OrderCounts, OrderFilter } from '../../schema.ts';
import { type OrderPart, orderParts, ordersCsvPath, ordersIn, ordersPath } from '../api.ts';

interface FilterProps {
  filter: OrderFilter;
  counts: OrderCounts;
}

/** Which orders are listed. All of it stands in the address. */
export function OrderFilters({ filter, counts }: FilterProps) {
  const t = useTexts('orders');
  const navigate = useNavigate();
  const { search = '', ...others } = filter;
  return (
    <>
      <SearchBox
        name="search"
        label={t.search}
        placeholder={t.search}
        defaultValue={search}
        action={ordersPath(others)}
        onSearch={(text) => void navigate(ordersPath({ ...others, search: text }))}
        className="max-w-xl"
      />
      <PartLinks filter={filter} counts={counts} />
      <details open={Boolean(filter.status ?? filter.from ?? filter.to)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          {t.moreFilters}
        </summary>
        <FilterForm key={ordersPath(filter)} filter={filter} counts={counts} />
      </details>
    </>
  );
}

const parts = Object.keys(orderParts) as OrderPart[];
const ofBuyers: readonly OrderPart[] = ['all', 'late', 'owed'];
const ofSellers: readonly OrderPart[] = ['all', 'toConfirm', 'late', 'paymentsToConfirm', 'owed'];

const narrowings = ['status', 'late', 'owed', 'payments'] as const;

/** The part that a filter asks for, beside days and search; null where it is none of them. */
export function partOf(filter: OrderFilter): OrderPart | null {
  const isOf = (part: OrderPart) => {
    const query: OrderFilter = orderParts[part];
    return narrowings.every((name) => query[name] === filter[name]);
  };
  return parts.find(isOf) ?? null;
}

/** All orders, or those that something is to be done about. */
function PartLinks({ filter, counts }: FilterProps) {
  const t = useTexts('orders');
  const isSeller = useCurrentUser()?.role === 'supplier';
  const current = partOf(filter);
  const { search, from, to } = filter;
  // What is owed, and what waits, would be a sum over each order's payments.
  const known: Partial<Record<OrderPart, number>> = {
    all: Object.values(counts.statuses).reduce((sum, count) => sum + count, 0),
    toConfirm: counts.statuses.placed,
    late: counts.late,
  };
  return (
    <nav aria-label={t.title} className="tab-list">
      {(isSeller ? ofSellers : ofBuyers).map((one) => (
        <Link
          key={one}
          to={ordersPath({ ...orderParts[one], search, from, to })}
          className="tab"
          aria-current={one === current ? 'page' : undefined}
        >
          <span>
            {t.filters[one]}
            {known[one] !== undefined && ` (${known[one]})`}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function FilterForm({ filter, counts }: FilterProps) {
  const t = useTexts('orders');
  const navigate = useNavigate();
  const { status: _state, from: _first, to: _last, ...kept } = filter;
  const isNarrowed = Object.keys(filter).length > 0;
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    void navigate(ordersPath(ordersIn({ url: `https://page/?${entered}` })));
  };
  return (
    <form
      method="get"
      aria-label={t.moreFilters}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      onSubmit={show}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t.status} className="col-span-2">
        {(control) => (
          <Select
            {...control}
            name="status"
            defaultValue={filter.status ?? ''}
            options={[
              { value: '', label: t.filters.all },
              ...orderStatuses.map((status) => ({
                value: status,
                label: `${t.statuses[status]} (${counts.statuses[status]})`,
              })),
            ]}
          />
        )}
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t[name]}>
          {(control) => (
            <Input {...control} type="date" name={name} defaultValue={filter[name] ?? ''} />
          )}
        </Field>
      ))}
      <Button type="submit" variant="outline">
        {t.show}
      </Button>
      <TableLinks href={ordersCsvPath(filter)}>{t.csv}</TableLinks>
      {isNarrowed && (
        <LinkButton to="/orders" variant="ghost" className="col-span-2">
          {t.clearFilters}
        </LinkButton>
      )}
    </form>
  );
}
