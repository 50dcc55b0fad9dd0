import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import { time } from '../../shared/responses.ts';
import { type NoticeKind, noticeKinds } from './rules.ts';

/** What somebody is notified of. */
export const notificationResponse = z.strictObject({
  id: z.uuid(),
  /** Names its words in the catalogue of texts. */
  kind: z.enum(Object.keys(noticeKinds) as NoticeKind[]),
  /** What fills them. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of this site. */
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: time,
});
export type Notification = z.infer<typeof notificationResponse>;

const maxNotifications = 50;

/** GET /api/notifications: newest first; `cursor` is the id of the last one seen. */
export const notificationsQuerySchema = z.strictObject(pageAfterId);
export type NotificationsQuery = z.infer<typeof notificationsQuerySchema>;

/** POST /api/notifications/read: those named, or without `ids` all. */
export const readNotificationsSchema = z.strictObject({
  ids: z.optional(z.array(z.guid()).check(z.maxLength(maxNotifications))),
});
