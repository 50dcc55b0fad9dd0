import { type ApiClient, apiPath, type Page } from '../../../../ui/data/api-client.ts';
import type { Payouts } from '../../payout-schema.ts';
import type { PaymentOfOrder, UnmatchedMoney } from '../../schema.ts';
import { askedOf, type PaymentFilters } from './filters.ts';

export interface WaitingPayout extends Pick<Payouts, 'lines'> {
  readonly batch: Payouts['batches'][number];
}

/** Payments of all orders, the newest first. @throws ApiError 401, 403 */
export const readAllPayments = (
  api: ApiClient,
  filters: PaymentFilters,
): Promise<Page<PaymentOfOrder>> =>
  api.getPage<PaymentOfOrder>(apiPath(['/api/admin/payments'], askedOf(filters)));

/** Money that fits no order, where nobody has settled it yet. @throws ApiError 401, 403 */
export async function readUnmatchedMoney(
  api: ApiClient,
  id: string,
): Promise<UnmatchedMoney | null> {
  const path = apiPath(['/api/admin/receipts/unmatched'], { id });
  return (await api.get<readonly UnmatchedMoney[]>(path))[0] ?? null;
}

/** A recorded payment, where it still waits. @throws ApiError 401, 403 */
export async function readWaitingTransfer(
  api: ApiClient,
  id: string,
): Promise<PaymentOfOrder | null> {
  const path = apiPath(['/api/admin/payments'], { status: 'pending', id });
  return (await api.getPage<PaymentOfOrder>(path)).items[0] ?? null;
}

/** What suppliers are owed, and the batches. @throws ApiError 401, 403 */
export const readPayouts = (api: ApiClient): Promise<Payouts> =>
  api.get<Payouts>('/api/admin/payouts');

/** A batch that waits for another admin, with its lines. @throws ApiError 401, 403 */
export async function readWaitingPayout(api: ApiClient, id: string): Promise<WaitingPayout | null> {
  const { batches, lines } = await readPayouts(api);
  const batch = batches.find((one) => one.id === id && ['draft', 'approved'].includes(one.status));
  return batch ? { batch, lines } : null;
}
