import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Moves what is left in a category that is being merged, and removes it. */
export const finishMerge = defineJob({
  name: 'catalogue.merge-category',
  payload: z.strictObject({ categoryId: z.guid() }),
  timeLimitSeconds: 3_600,
});
