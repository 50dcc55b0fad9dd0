import * as z from 'zod/mini';
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
const limitMessage = `Limit is a number from 1 to ${maxNotifications}`;

/** GET /api/notifications: newest first; `cursor` is the id of the last one seen. */
export const notificationsQuerySchema = z.strictObject({
  cursor: z.optional(z.guid('This is not an id')),
  limit: z._default(
    z.coerce
      .number(limitMessage)
      .check(
        z.int(limitMessage),
        z.minimum(1, limitMessage),
        z.maximum(maxNotifications, limitMessage),
      ),
    20,
  ),
});
export type NotificationsQuery = z.infer<typeof notificationsQuerySchema>;

/** POST /api/notifications/read: those named, or without `ids` all. */
export const readNotificationsSchema = z.strictObject({
  ids: z.optional(
    z
      .array(z.guid('This is not an id'))
      .check(z.maxLength(maxNotifications, `Send at most ${maxNotifications} ids`)),
  ),
});
