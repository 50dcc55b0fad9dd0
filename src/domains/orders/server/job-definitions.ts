import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Works out how suppliers have done. Once a day only: a live figure would betray a bid. */
export const refreshRecordsDaily = defineJob({
  name: 'orders.refresh-supplier-records',
  payload: z.strictObject({}),
  cron: '20 2 * * *',
  timeLimitSeconds: 300,
});

/** Tells all who offered what an RFQ's award made of it, and its owner of the orders. */
export const tellAward = defineJob({
  name: 'orders.tell-award',
  payload: z.strictObject({ rfqId: z.guid() }),
});
