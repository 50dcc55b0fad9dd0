import { type ApiClient, browserApi } from '../../../ui/data/api-client.ts';
import type { Category } from '../../catalogue/schema.ts';
import type { AdminOverview, Trends } from '../schema.ts';
import type { SettingChange, SettingEntry } from '../settings-schema.ts';

/** @throws ApiError 401, 403 */
export function readAdminOverview(api: ApiClient): Promise<AdminOverview> {
  return api.get<AdminOverview>('/api/admin/overview');
}

export const readSettings = (api: ApiClient) =>
  api.get<readonly SettingEntry[]>('/api/admin/settings');

/** @throws ApiError 409 where somebody else has changed it */
export const changeSetting = (change: SettingChange) =>
  browserApi.write<SettingEntry>('PUT', '/api/admin/settings', change);

export const readTrends = (api: ApiClient) => api.get<Trends>('/api/admin/trends');

/** For fields: without what stands in them, which is counted over all products. */
export const readCategoryNames = (api: ApiClient) =>
  api.get<readonly Category[]>('/api/categories');
