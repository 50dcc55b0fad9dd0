import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';

export const importRetries = 5;

/** Stores a long list of products, some rows at a time; what is stored stays so if it is interrupted. */
export const importProductsLater = defineJob({
  name: 'catalogue.import-products',
  payload: z.strictObject({ importId: z.uuid() }),
  timeLimitSeconds: 600,
  retries: importRetries,
  singletonKey: ({ importId }) => importId,
});

/** Takes away what is kept for a month, and finds what an outage left unfinished. */
export const tidyImportsDaily = defineJob({
  name: 'catalogue.tidy-imports',
  payload: z.strictObject({}),
  cron: '10 3 * * *',
});
