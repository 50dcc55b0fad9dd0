import { type ApiClient, ApiError, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { Order, OrderListQuery, OrderSummary } from '../schema.ts';

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
export const orderFilters = {
  all: {},
  toConfirm: { status: 'placed' },
  late: { late: 'true' },
  owed: { owed: 'true' },
  paymentsToConfirm: { payments: 'waiting' },
} as const satisfies Record<string, Partial<Omit<OrderListQuery, 'limit'>>>;
export type OrderFilter = keyof typeof orderFilters;

/** Which orders are looked at: a part of them, and what is looked for among these. */
export interface OrderView {
  readonly filter: OrderFilter;
  readonly search: string;
}

const queryOf = ({ filter, search }: OrderView) => ({
  ...orderFilters[filter],
  ...(search && { search }),
});

/** Where these orders stand. */
export const ordersPath = (filter: OrderFilter, search = '') =>
  apiPath(['/orders'], queryOf({ filter, search }));

/** The first page of the reader's orders. */
export function readOrders(api: ApiClient, view: OrderView): Promise<Page<OrderSummary>> {
  return api.getPage<OrderSummary>(apiPath(['/api/orders'], queryOf(view)));
}

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
