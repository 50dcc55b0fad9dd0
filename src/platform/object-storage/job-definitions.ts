import * as z from 'zod';
import { defineJob } from '../jobs.ts';

/** Takes away uploads that nothing used within a day. */
export const cleanUploadsDaily = defineJob({
  name: 'uploads.clean',
  payload: z.strictObject({}),
  cron: '20 3 * * *',
  timeLimitSeconds: 900,
});
