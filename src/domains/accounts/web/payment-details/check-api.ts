import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { PayeeToCheck } from '../../verification-schema.ts';

const path = '/api/admin/payment-details';

/** The oldest first. @throws ApiError 401, 403 */
export const readPayeesToCheck = (api: ApiClient) => api.get<readonly PayeeToCheck[]>(path);

/** @throws ApiError 409 where they were decided or changed meanwhile */
export const checkPayee = (id: string) => browserApi.write('POST', apiPath([path, id, 'check']));

/** @throws ApiError 409 where they were changed meanwhile */
export const rejectPayee = (id: string, reason: string) =>
  browserApi.write('POST', apiPath([path, id, 'reject']), { reason });
