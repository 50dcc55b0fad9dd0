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
  owed: { owed: 'true' },
  paymentsToConfirm: { payments: 'waiting' },
} as const satisfies Record<string, Partial<Omit<OrderListQuery, 'limit'>>>;
export type OrderFilter = keyof typeof orderFilters;

/** Where the orders of a filter stand. */
export const ordersPath = (filter: OrderFilter) => apiPath(['/orders'], orderFilters[filter]);

/** The first page of the reader's orders. */
export function readOrders(api: ApiClient, filter: OrderFilter): Promise<Page<OrderSummary>> {
  return api.getPage<OrderSummary>(apiPath(['/api/orders'], orderFilters[filter]));
}
