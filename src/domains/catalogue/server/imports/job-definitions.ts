import * as z from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';

/** Stores a long list of products, some rows at a time; what is stored stays so if it is interrupted. */
export const importProductsLater = defineJob({
  name: 'catalogue.import-products',
  payload: z.strictObject({ importId: z.uuid() }),
  timeLimitSeconds: 600,
  retries: 5,
  singletonKey: ({ importId }) => importId,
});
