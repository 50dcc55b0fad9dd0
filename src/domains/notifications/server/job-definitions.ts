import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** The jobs of notifications, as whoever sends them knows them. How they are done: jobs.ts. */

/** Tells somebody by mail or SMS what they have not seen yet, in one message. */
export const tellNews = defineJob({
  name: 'notifications.tell',
  payload: z.strictObject({ userId: z.guid() }),
  singletonKey: ({ userId }) => userId,
  concurrency: 2,
});

/** Forgets what was read long ago. */
export const sweepNotifications = defineJob({
  name: 'notifications.sweep',
  payload: z.strictObject({}),
  cron: '50 3 * * *',
});
