import { type ApiClient, ApiError, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { Order, OrderSummary } from '../schema.ts';

/** An order, or why there is none to see. */
export type OrderPageData =
  | { readonly access: 'granted'; readonly order: Order }
  | { readonly access: 'signedOut' | 'missing' };

/** @throws ApiError for every other failure */
export async function readOrderPage(api: ApiClient, id: string): Promise<OrderPageData> {
  try {
    return { access: 'granted', order: await api.get<Order>(apiPath(['/api/orders', id])) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 401) return { access: 'signedOut' };
    if (status === 404 || status === 422) return { access: 'missing' };
    throw error;
  }
}

/** The first page of the reader's orders, of all or of those still to pay; null without a session. */
export async function readOrders(
  api: ApiClient,
  isOwed: boolean,
): Promise<Page<OrderSummary> | null> {
  try {
    return await api.getPage<OrderSummary>(
      apiPath(['/api/orders'], isOwed ? { owed: 'true' } : {}),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
