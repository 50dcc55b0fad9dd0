import * as z from 'zod/mini';
import { readStored, store } from '../../../ui/data/device-store.ts';
import type { Sending } from '../../../ui/data/sending-key.ts';
import { emptyDraft, type RfqDraft } from './draft.ts';

/** A draft, and the key that it was last sent under: what is sent again unchanged is created once. */
export interface KeptDraft {
  readonly draft: RfqDraft;
  readonly sent: Sending | null;
  /** Of the RFQ that is edited, as it was then. */
  readonly version?: number | undefined;
  /** Of the RFQ that is edited: what it said when the edit began. */
  readonly base?: RfqDraft | undefined;
}

const text = z.string();
const draftSchema: z.ZodMiniType<RfqDraft> = z.object({
  title: text,
  description: text,
  deliveryLocation: text,
  deliveryCounty: text,
  deliveryDate: text,
  closesAt: text,
  verifiedOnly: z.boolean(),
  suppliers: z.catch(z.nullable(z.array(text)), null),
  lines: z.array(
    z.object({
      key: text,
      id: z.optional(text),
      productName: text,
      productId: z.nullable(text),
      categoryId: z.nullable(text),
      quantity: text,
      unit: text,
      specifications: text,
      estimatedBudget: text,
      loadTonnes: z.catch(text, ''),
    }),
  ),
});
/** What is kept may be of another release: what no longer fits is as if it were not there. */
const keptSchema: z.ZodMiniType<KeptDraft> = z.object({
  draft: draftSchema,
  sent: z.catch(z.nullable(z.object({ key: text, body: text })), null),
  version: z.catch(z.optional(z.number()), undefined),
  base: z.catch(z.optional(draftSchema), undefined),
});

/** One draft an account, and one for each RFQ that it is editing. */
const nameOf = (userId: string, rfqId: string | null) =>
  rfqId === null ? `rfqs.draft.${userId}` : `rfqs.draft.${userId}.${rfqId}`;

/** Null where none is kept. */
export const readKept = (userId: string, rfqId: string | null = null): KeptDraft | null =>
  keptOf(readStored(nameOf(userId, rfqId)));

/** A kept draft as it was stored; fields that came since are as in a new one. */
export function keptOf(stored: unknown): KeptDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { draft, ...kept } = stored as Partial<KeptDraft>;
  return (
    keptSchema.safeParse({ sent: null, ...kept, draft: { ...emptyDraft, ...draft } }).data ?? null
  );
}

/** @param kept null forgets it */
export const keep = (userId: string, kept: KeptDraft | null, rfqId: string | null = null) =>
  store(nameOf(userId, rfqId), kept);
