import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { EtimsEntry, OrderEtims } from '../../etims-schema.ts';

/** @throws ApiError where the order is missing or not the reader's */
export const readOrderEtims = (api: ApiClient, orderId: string) =>
  api.get<OrderEtims>(apiPath(['/api/orders', orderId, 'etims']));

export const saveEtims = (orderId: string, entry: EtimsEntry) =>
  browserApi.write<OrderEtims>('PUT', apiPath(['/api/orders', orderId, 'etims']), entry);
