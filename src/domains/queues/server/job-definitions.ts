import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Forgets who has taken what waits no longer. */
export const forgetClaimsDaily = defineJob({
  name: 'queues.forget-claims',
  payload: z.strictObject({}),
  cron: '30 4 * * *',
});
