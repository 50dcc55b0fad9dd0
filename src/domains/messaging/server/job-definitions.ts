import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Adds up inboxes that are wrong, which none should ever be. */
export const recountInboxesNightly = defineJob({
  name: 'messaging.recount-inboxes',
  payload: z.strictObject({}),
  cron: '20 4 * * *',
});
