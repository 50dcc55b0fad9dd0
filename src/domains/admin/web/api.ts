import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { AdminOverview } from '../schema.ts';

/** @throws ApiError 401, 403 */
export function readAdminOverview(api: ApiClient): Promise<AdminOverview> {
  return api.get<AdminOverview>('/api/admin/overview');
}

/** @throws ApiError 409 where somebody else was first */
export function resolveReport(id: string): Promise<unknown> {
  return browserApi.write('POST', apiPath(['/api/admin/reports', id, 'resolve']));
}
