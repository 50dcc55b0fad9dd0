import { endOfNairobiDay } from '../../../shared/dates.ts';
import { type ApiClient, ApiError, apiPath } from '../../../ui/data/api-client.ts';
import { maxSearchLength, orderStatuses } from '../rules.ts';
import type { Order, OrderCounts, OrderFilter, OrderSummary } from '../schema.ts';

/** An order, or that there is none to see. */
export type OrderPageData =
  | { readonly access: 'granted'; readonly order: Order }
  | { readonly access: 'missing' };

/** @throws ApiError for every other failure */
export async function readOrderPage(api: ApiClient, id: string): Promise<OrderPageData> {
  try {
    return { access: 'granted', order: await api.get<Order>(apiPath(['/api/orders', id])) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 404 || status === 422) return { access: 'missing' };
    throw error;
  }
}

/** Parts of the list of orders: the same query in a page's address and in the API's. */
export const orderParts = {
  all: {},
  toConfirm: { status: 'placed' },
  late: { late: 'true' },
  owed: { owed: 'true' },
  paymentsToConfirm: { payments: 'waiting' },
} as const satisfies Record<string, OrderFilter>;
export type OrderPart = keyof typeof orderParts;

/** Which orders the address of the list asks for; what it cannot mean is left out. */
export function ordersIn({ url }: { readonly url: string }): OrderFilter {
  const asked = new URL(url).searchParams;
  const search = (asked.get('search') ?? '').trim().slice(0, maxSearchLength);
  const status = orderStatuses.find((one) => one === asked.get('status'));
  const isTrue = (name: 'late' | 'owed') => (asked.get(name) === 'true' ? 'true' : undefined);
  const day = (name: 'from' | 'to') => {
    const text = asked.get(name) ?? '';
    return text.length === 10 && endOfNairobiDay(text) !== null ? text : undefined;
  };
  const filter = {
    status,
    late: isTrue('late'),
    owed: isTrue('owed'),
    payments: asked.get('payments') === 'waiting' ? 'waiting' : undefined,
    from: day('from'),
    to: day('to'),
    search: search || undefined,
  };
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as OrderFilter;
}

/** Where these orders stand. */
export const ordersPath = (filter: OrderFilter) => apiPath(['/orders'], filter);
export const ordersCsvPath = (filter: OrderFilter) => apiPath(['/api/orders/orders.csv'], filter);

/** The first page of these orders. */
export const readOrders = (api: ApiClient, filter: OrderFilter) =>
  api.getPage<OrderSummary>(apiPath(['/api/orders'], filter));

export const readOrderCounts = (api: ApiClient) => api.get<OrderCounts>('/api/orders/counts');

/** What the reader still has to deliver or to get; nothing for an admin, who is no side of any order. */
export async function readCalendar(api: ApiClient) {
  const orders = await api
    .get<readonly OrderSummary[]>('/api/orders/calendar')
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) return [];
      throw error;
    });
  return { orders, now: Date.now() };
}
