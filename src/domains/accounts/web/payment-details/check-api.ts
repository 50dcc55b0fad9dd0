import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { PayeeToCheck } from '../../verification-schema.ts';

const path = '/api/admin/payment-details';

/** The details, where they still wait. @throws ApiError 401, 403 */
export async function readPayeeToCheck(api: ApiClient, id: string): Promise<PayeeToCheck | null> {
  const waiting = await api.get<readonly PayeeToCheck[]>(path);
  return waiting.find((payee) => payee.id === id) ?? null;
}

/** @throws ApiError 409 where they were decided or changed meanwhile */
export const checkPayee = (id: string) => browserApi.write('POST', apiPath([path, id, 'check']));

/** @throws ApiError 409 where they were changed meanwhile */
export const rejectPayee = (id: string, reason: string) =>
  browserApi.write('POST', apiPath([path, id, 'reject']), { reason });
