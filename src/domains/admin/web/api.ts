import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { QueueItem, QueueKind, QueueNote, QueueSummary, Trend } from '../queues-schema.ts';
import type { AdminOverview, ReportDetails } from '../schema.ts';
import type { SettingChange, SettingEntry } from '../settings-schema.ts';

/** @throws ApiError 401, 403 */
export function readAdminOverview(api: ApiClient): Promise<AdminOverview> {
  return api.get<AdminOverview>('/api/admin/overview');
}

export function readReport(id: string): Promise<ReportDetails> {
  return browserApi.get<ReportDetails>(apiPath(['/api/admin/reports', id]));
}

/** @throws ApiError 409 where it is so already */
export function changeStanding(
  userId: string,
  step: 'suspend' | 'restore',
  reason: string,
): Promise<unknown> {
  return browserApi.write('POST', apiPath(['/api/admin/users', userId, step]), { reason });
}

/** @throws ApiError 409 where it is so already */
export function moderateProduct(
  productId: string,
  change: { isActive: boolean; reason: string },
): Promise<unknown> {
  return browserApi.write('PUT', apiPath(['/api/admin/products', productId]), change);
}

/** @throws ApiError 409 where somebody else was first */
export function resolveReport(id: string): Promise<unknown> {
  return browserApi.write('POST', apiPath(['/api/admin/reports', id, 'resolve']));
}

export const readSettings = (api: ApiClient) =>
  api.get<readonly SettingEntry[]>('/api/admin/settings');

/** @throws ApiError 409 where somebody else has changed it */
export const changeSetting = (change: SettingChange) =>
  browserApi.write<SettingEntry>('PUT', '/api/admin/settings', change);

export const readQueues = (api: ApiClient) => api.get<readonly QueueSummary[]>('/api/admin/queues');
export const readTrends = (api: ApiClient) => api.get<readonly Trend[]>('/api/admin/trends');

export const readQueue = (api: ApiClient, kind: QueueKind) =>
  api.getPage<QueueItem>(apiPath(['/api/admin/queues', kind]));

const place = (kind: QueueKind, id: string, part: 'claim' | 'notes') =>
  apiPath(['/api/admin/queues', kind, id, part]);

/** @throws ApiError 404 where it waits no longer, 409 where another admin has it */
export const takeItem = (kind: QueueKind, id: string) =>
  browserApi.write('PUT', place(kind, id, 'claim'));
export const releaseItem = (kind: QueueKind, id: string) =>
  browserApi.write('DELETE', place(kind, id, 'claim'));

export const readNotes = (kind: QueueKind, id: string) =>
  browserApi.get<readonly QueueNote[]>(place(kind, id, 'notes'));
export const addNote = (kind: QueueKind, id: string, text: string) =>
  browserApi.write('POST', place(kind, id, 'notes'), { text });
