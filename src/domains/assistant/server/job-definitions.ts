import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Forgets conversations, drafts and counts that nobody comes back to. */
export const sweepAssistant = defineJob({
  name: 'assistant.sweep',
  payload: z.strictObject({}),
  cron: '20 3 * * *',
});
