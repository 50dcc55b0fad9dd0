import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Forgets texts that nobody writes any more. */
export const sweepGaps = defineJob({
  name: 'materials.sweep',
  payload: z.strictObject({}),
  cron: '40 3 * * *',
});
