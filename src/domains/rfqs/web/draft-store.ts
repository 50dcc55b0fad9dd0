import * as z from 'zod/mini';
import { readStored, store } from '../../../ui/data/device-store.ts';
import { draftSchema } from './draft.ts';

/** A draft, and the key that it was last sent under: what is sent again unchanged is created once. */
const keptSchema = z.object({
  draft: draftSchema,
  sent: z.catch(z.nullable(z.object({ key: z.string(), body: z.string() })), null),
  /** Of the RFQ that is edited, as it was then. */
  version: z.catch(z.optional(z.number()), undefined),
  /** Of the RFQ that is edited: what it said when the edit began. */
  base: z.catch(z.optional(draftSchema), undefined),
});
export type KeptDraft = z.infer<typeof keptSchema>;

/** One draft an account, and one for each RFQ that it is editing. */
const nameOf = (userId: string, rfqId: string | null) =>
  rfqId === null ? `rfqs.draft.${userId}` : `rfqs.draft.${userId}.${rfqId}`;

/** Null where none is kept. */
export const readKept = (userId: string, rfqId: string | null = null): KeptDraft | null =>
  keptOf(readStored(nameOf(userId, rfqId)));

/** A kept draft as it was stored: what no longer fits is as if it were not there. */
export const keptOf = (stored: unknown): KeptDraft | null =>
  keptSchema.safeParse(stored).data ?? null;

/** @param kept null forgets it */
export const keep = (userId: string, kept: KeptDraft | null, rfqId: string | null = null) =>
  store(nameOf(userId, rfqId), kept);
