import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Reminds buyers of what they have to pay on credit, each reminder once. */
export const remindDaily = defineJob({
  name: 'credit.remind',
  payload: z.strictObject({}),
  cron: '0 8 * * *',
  timeLimitSeconds: 300,
  retries: 2,
});
