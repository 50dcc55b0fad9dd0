import * as z from 'zod/mini';
import { keptSending } from '../../../ui/data/drafts.ts';
import { draftSchema } from './draft.ts';

/** A draft, and the key that it was last sent under. */
export const keptDraftSchema = z.object({
  draft: draftSchema,
  sent: keptSending,
  /** Of the RFQ that is edited, as it was then. */
  version: z.catch(z.optional(z.number()), undefined),
  /** Of the RFQ that is edited: what it said when the edit began. */
  base: z.catch(z.optional(draftSchema), undefined),
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** One draft an account, and one for each RFQ that it is editing. */
export const draftName = (userId: string, rfqId: string | null) =>
  `rfqs.${userId}.${rfqId ?? 'new'}`;
