import * as z from 'zod';
import { defineJob, type Enqueue, type JobSender } from '../../../../platform/jobs.ts';

/** Scores the quotations on an RFQ anew: one came, changed or went, or the RFQ itself changed. */
export const scoreRfq = defineJob({
  name: 'quotations.score-rfq',
  payload: z.strictObject({ rfqId: z.guid() }),
  singletonKey: ({ rfqId }) => rfqId,
});

/**
 * Has what is undecided scored anew: suppliers' records were worked out, prices of the market have
 * moved, offers have run out.
 */
export const scoreUndecidedDaily = defineJob({
  name: 'quotations.score-undecided',
  payload: z.strictObject({}),
  cron: '50 2 * * *',
  timeLimitSeconds: 300,
});

/** Has the quotations on an RFQ scored anew, in the caller's transaction. */
export const rescore = (enqueue: Enqueue) => (trx: JobSender, rfqId: string) =>
  enqueue(trx, scoreRfq, { rfqId });
