import * as z from 'zod';
import { defineJob, type Enqueue, type JobSender } from '../../../../platform/jobs.ts';

/** Scores the quotations on an RFQ anew: one came, changed or went, or the RFQ itself changed. */
export const scoreRfq = defineJob({
  name: 'quotations.score-rfq',
  payload: z.strictObject({ rfqId: z.guid() }),
  singletonKey: ({ rfqId }) => rfqId,
});

/** Has the quotations on an RFQ scored anew, in the caller's transaction. */
export const rescore = (enqueue: Enqueue) => (trx: JobSender, rfqId: string) =>
  enqueue(trx, scoreRfq, { rfqId });
