import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Moves what is left in a category that is being merged, and removes it. */
export const finishMerge = defineJob({
  name: 'catalogue.merge-category',
  payload: z.strictObject({ categoryId: z.guid() }),
  timeLimitSeconds: 3_600,
});

/** Finds what a supplier lists more than once. */
export const findDuplicatesDaily = defineJob({
  name: 'catalogue.find-duplicates',
  payload: z.strictObject({}),
  timeLimitSeconds: 300,
  cron: '15 4 * * *',
});
