import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';

/** Calls of the language model in a day of Nairobi, of one account and of all: each one costs. */
export const modelCalls = defineSetting({
  name: 'model_calls',
  subject: 'assistant',
  schema: z.strictObject({
    perPerson: z.int().min(0).max(10_000),
    perDay: z.int().min(0).max(1_000_000),
  }),
  standard: { perPerson: 60, perDay: 3_000 },
});
