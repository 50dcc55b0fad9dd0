import * as z from 'zod/mini';
import { listOf } from '../../../../shared/responses.ts';

/** What was entered and has arrived, kept until the request is sent. */
export const draftSchema = z.object({
  registrationNumber: z.string(),
  kraPin: z.string(),
  documents: listOf(z.object({ objectPath: z.string(), name: z.string(), size: z.number() })),
});
export type VerificationDraft = z.infer<typeof draftSchema>;

export const emptyDraft: VerificationDraft = { registrationNumber: '', kraPin: '', documents: [] };
