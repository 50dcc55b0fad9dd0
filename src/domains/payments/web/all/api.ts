import { type ApiClient, apiPath, type Page } from '../../../../ui/data/api-client.ts';
import type { Payouts } from '../../payout-schema.ts';
import type { PaymentOfOrder, UnmatchedMoney } from '../../schema.ts';
import { askedOf, type PaymentFilters } from './filters.ts';

/** Payments of all orders, the newest first. @throws ApiError 401, 403 */
export const readAllPayments = (
  api: ApiClient,
  filters: PaymentFilters,
): Promise<Page<PaymentOfOrder>> =>
  api.getPage<PaymentOfOrder>(apiPath(['/api/admin/payments'], askedOf(filters)));

/** Money that fits no order. @throws ApiError 401, 403 */
export const readUnmatched = (api: ApiClient): Promise<readonly UnmatchedMoney[]> =>
  api.get<readonly UnmatchedMoney[]>('/api/admin/receipts/unmatched');

/** What suppliers are owed, and the batches. @throws ApiError 401, 403 */
export const readPayouts = (api: ApiClient): Promise<Payouts> =>
  api.get<Payouts>('/api/admin/payouts');
