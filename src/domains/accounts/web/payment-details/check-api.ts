import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { PayeeToCheck } from '../../verification-schema.ts';

const path = '/api/admin/payment-details';

/** The details, where they still wait. @throws ApiError 401, 403 */
export async function readPayeeToCheck(api: ApiClient, id: string): Promise<PayeeToCheck | null> {
  return (await api.get<readonly PayeeToCheck[]>(apiPath([path], { id })))[0] ?? null;
}

/** @throws ApiError 409 where they were decided or changed meanwhile */
export const checkPayee = (id: string) => browserApi.write('POST', apiPath([path, id, 'check']));

/** @throws ApiError 409 where they were changed meanwhile */
export const rejectPayee = (id: string, reason: string) =>
  browserApi.write('POST', apiPath([path, id, 'reject']), { reason });
