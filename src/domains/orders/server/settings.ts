import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';

/** After so many days without a word of its buyer a delivered order is completed. */
export const orderCompletionDays = defineSetting({
  name: 'order_completion_days',
  subject: 'orders',
  schema: z.int().min(1).max(60),
  standard: 3,
});
