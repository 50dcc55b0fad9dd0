import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** The jobs of RFQs, as whoever sends them knows them. How they are done: jobs.ts. */

/** Tells the suppliers whom an RFQ was matched with, those who were not told yet. */
export const tellMatched = defineJob({
  name: 'rfqs.tell-matched',
  payload: z.strictObject({ rfqId: z.guid() }),
  timeLimitSeconds: 300,
});

/** Tells those who answered an RFQ that it was changed, or that it is closed. */
export const tellBidders = defineJob({
  name: 'rfqs.tell-bidders',
  payload: z.strictObject({
    rfqId: z.guid(),
    kind: z.enum(['rfqChanged', 'rfqClosed']),
    version: z.int(),
  }),
});

/** Edits that follow each other within so long are one notification to who has not answered. */
export const editsGatheredSeconds = 900;

/**
 * Tells the suppliers whom an RFQ went to, and who have not answered, that it asks for something else now.
 * One waits for each RFQ; its version is that of the first edit that it gathers.
 */
export const tellEdited = defineJob({
  name: 'rfqs.tell-of-edits',
  payload: z.strictObject({ rfqId: z.guid(), version: z.int() }),
  timeLimitSeconds: 300,
  singletonKey: ({ rfqId }) => rfqId,
});

/** Finds RFQs that close soon and tells their owners, each closing time once. */
export const tellClosing = defineJob({
  name: 'rfqs.tell-closing',
  payload: z.strictObject({}),
  cron: '*/10 * * * *',
  retries: 2,
});

/** Tells the suppliers whom an RFQ went to, and who have not answered, that it closes soon. */
export const tellUnanswered = defineJob({
  name: 'rfqs.tell-unanswered',
  payload: z.strictObject({ rfqId: z.guid(), closesAt: z.string() }),
  timeLimitSeconds: 300,
});

/** Writes down which RFQs the deadline has closed. Nobody waits for it: every read knows already. */
export const closeDue = defineJob({
  name: 'rfqs.close-due',
  payload: z.strictObject({}),
  cron: '*/5 * * * *',
  retries: 2,
});
