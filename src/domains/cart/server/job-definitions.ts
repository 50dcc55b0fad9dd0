import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Forgets what was taken out of carts and can no longer be put back. */
export const forgetRemovedDaily = defineJob({
  name: 'cart.forget-removed',
  payload: z.strictObject({}),
  cron: '0 3 * * *',
});
