import { endOfNairobiDay } from '../../../../shared/dates.ts';
import { type PaymentStatus, paymentStatuses } from '../../rules.ts';
import { maxSoughtLength } from '../../schema.ts';

/** What an admin looks for, as the address of the page has it. What is empty filters nothing. */
export interface PaymentFilters {
  /** Without one in the address, what waits is shown. */
  readonly status: PaymentStatus | 'all';
  readonly order: string;
  readonly buyer: string;
  readonly supplier: string;
  /** Days of recording in Nairobi: "2026-11-21". */
  readonly from: string;
  readonly to: string;
}

export const soughtFields = ['order', 'buyer', 'supplier', 'from', 'to'] as const;
export type SoughtField = (typeof soughtFields)[number];
export const shownStates = [...paymentStatuses, 'all'] as const;

/** The filters of an address; what is none of them is left out. */
export function filtersIn({ url }: { readonly url: string }): PaymentFilters {
  const asked = new URL(url).searchParams;
  const text = (name: SoughtField) => (asked.get(name) ?? '').trim().slice(0, maxSoughtLength);
  const day = (name: 'from' | 'to') => {
    const given = text(name);
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && endOfNairobiDay(given) ? given : '';
  };
  const [from, to] = [day('from'), day('to')];
  return {
    status: shownStates.find((status) => status === asked.get('status')) ?? 'pending',
    order: text('order'),
    buyer: text('buyer'),
    supplier: text('supplier'),
    from,
    to: daysCross({ from, to }) ? '' : to,
  };
}

export const daysCross = ({ from, to }: Pick<PaymentFilters, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from;

/** The query of an address with these filters: "?status=all&buyer=Mjengo". */
export function queryOf(filters: PaymentFilters): string {
  const sought = soughtFields.map((name) => [name, filters[name].trim()] as const);
  const query = new URLSearchParams(
    sought.filter(([, value]) => value !== '').map(([...one]) => one),
  );
  query.set('status', filters.status);
  return `?${query}`;
}

/** What the API is asked with: it knows no "all". */
export function askedOf({ status, ...sought }: PaymentFilters): Record<string, string> {
  const all = { ...sought, status: status === 'all' ? '' : status };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The same filters with nothing looked for. */
export const cleared = ({ status }: PaymentFilters): PaymentFilters => ({
  status,
  order: '',
  buyer: '',
  supplier: '',
  from: '',
  to: '',
});

export const isSought = (filters: PaymentFilters): boolean =>
  soughtFields.some((name) => filters[name] !== '');
