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

/** Looks at the price alerts; on Mondays after the week's figures are published. */
export const lookAtAlertsDaily = defineJob({
  name: 'insight.look-at-price-alerts',
  payload: z.strictObject({}),
  cron: '10 7 * * *',
  timeLimitSeconds: 300,
  retries: 2,
});
