import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { type NoticeKind, noticeKinds } from '../rules.ts';

/** The jobs of notifications, as whoever sends them knows them. How they are done: jobs.ts. */

/** Shows a notice to its owner's open pages. */
export const announceNotice = defineJob({
  name: 'notifications.announce',
  payload: z.strictObject({ notificationId: z.guid() }),
  // Later than this the page has asked by itself.
  retries: 1,
  keepSeconds: 3_600,
  concurrency: 2,
});

/** Tells the open pages of who gets no notice (or no second one) that what they show has changed. */
export const refreshPages = defineJob({
  name: 'notifications.refresh',
  payload: z.strictObject({
    userId: z.guid(),
    kind: z.enum(Object.keys(noticeKinds) as NoticeKind[]),
    subjectId: z.guid(),
  }),
  retries: 1,
  keepSeconds: 3_600,
  concurrency: 2,
});

/** Tells somebody by mail or SMS what they have not seen yet, in one message. */
export const sendNotifications = defineJob({
  name: 'notifications.tell',
  payload: z.strictObject({ userId: z.guid() }),
  singletonKey: ({ userId }) => userId,
  concurrency: 2,
});

/** Forgets what is old. */
export const sweepNotifications = defineJob({
  name: 'notifications.sweep',
  payload: z.strictObject({}),
  cron: '50 3 * * *',
});
