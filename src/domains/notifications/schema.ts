import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import type { NoticeKind } from './rules.ts';

/** What somebody was told. */
export interface Notification {
  readonly id: string;
  /** Names its words in the catalogue of texts. */
  readonly kind: NoticeKind;
  /** What fills them. */
  readonly values: Readonly<Record<string, string | number>>;
  /** A path of this site. */
  readonly link: string | null;
  readonly isRead: boolean;
  readonly createdAt: string;
}

export const maxNotifications = 50;

/** GET /api/notifications: newest first; `cursor` is the id of the last one seen. */
export const notificationsQuerySchema = z.strictObject(pageAfterId);
export type NotificationsQuery = z.infer<typeof notificationsQuerySchema>;

/** POST /api/notifications/read: those named, or without `ids` all. */
export const readNotificationsSchema = z.strictObject({
  ids: z.optional(z.array(z.guid()).check(z.maxLength(maxNotifications))),
});
