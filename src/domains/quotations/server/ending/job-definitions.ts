import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';

/** Tells whom it concerns of quotations that end soon, and of those that have ended: each end once. */
export const tellEnding = defineJob({
  name: 'quotations.tell-ending',
  payload: z.strictObject({}),
  cron: '5-59/10 * * * *',
  timeLimitSeconds: 300,
  retries: 2,
});
