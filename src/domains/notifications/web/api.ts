import { type ApiClient, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { Notification } from '../schema.ts';

export const notificationsPath = '/api/notifications';
/** So often is asked how many are unread, in ms; beside it the live connection says so at once. */
export const bellPollMs = 60_000;

export function readUnreadNotifications(api: ApiClient): Promise<{ readonly count: number }> {
  return api.get(`${notificationsPath}/unread-count`);
}

/** A part of the list; the next one's address comes with it. */
export function readNotificationPage(
  api: ApiClient,
  path = apiPath([notificationsPath], { limit: 20 }),
): Promise<Page<Notification>> {
  return api.getPage<Notification>(path);
}

export async function markNotificationsRead(api: ApiClient, ids: readonly string[]): Promise<void> {
  await api.write('POST', `${notificationsPath}/read`, { ids });
}
