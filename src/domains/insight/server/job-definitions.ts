import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Publishes the market prices of the week that begins. */
export const publishWeekly = defineJob({
  name: 'insight.publish-market-prices',
  payload: z.strictObject({}),
  cron: '30 3 * * 1',
  timeLimitSeconds: 600,
  retries: 5,
});
