import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Works out how suppliers have done. Once a day only: a live figure would betray a bid. */
export const refreshRecordsDaily = defineJob({
  name: 'orders.refresh-supplier-records',
  payload: z.strictObject({}),
  cron: '20 2 * * *',
  timeLimitSeconds: 300,
});

/** Completes what was delivered and whose buyer has said nothing for some days. */
export const completeSilent = defineJob({
  name: 'orders.complete-silent',
  payload: z.strictObject({}),
  cron: '35 * * * *',
  timeLimitSeconds: 300,
  retries: 2,
});

/**
 * Tells all whose quotations an award decided what it made of them, and its owner of the orders. An RFQ may
 * be awarded in parts: `at` is the instant of this one's transaction, as the database writes it. Jobs without it wait since
 * an RFQ was awarded once, at its own `awardedAt`.
 */
export const tellAward = defineJob({
  name: 'orders.tell-award',
  payload: z.strictObject({ rfqId: z.guid(), at: z.optional(z.string()) }),
});
