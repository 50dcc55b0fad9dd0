import * as z from 'zod/mini';
import { readStored, store } from '../../../ui/data/device-store.ts';
import type { Sending } from '../../../ui/data/sending-key.ts';
import { deliveryTerms } from '../rules.ts';
import { priceListFits, type QuotationAttachment } from '../schema.ts';
import type { Asked } from './changed-request.ts';
import { type Draft, dayIn, isQuoted } from './form-state.ts';

export type KeptFile = Pick<QuotationAttachment, 'objectPath' | 'filename'>;

/** A quotation that was begun on this device and is not sent. */
export interface KeptQuotation {
  readonly draft: Draft;
  readonly files: readonly KeptFile[];
  readonly sent: Sending | null;
  /** What the request asked for then. */
  readonly asked: Asked | null;
}

/** One draft for each RFQ, and one for each quotation that is being revised. */
export const draftName = (of: { supplierId: string; rfqId: string; revisedId: string | null }) =>
  ['quotations.draft', of.supplierId, of.rfqId, of.revisedId ?? 'new'].join('.');

const text = z.nullable(z.string());
/** What is kept may be of another release: what no longer fits is as if it were not there. */
const draftSchema: z.ZodMiniType<Draft> = z.object({
  lines: z.array(
    z.object({
      rfqItemId: z.string(),
      unitPrice: z.string(),
      quantity: z.string(),
      unit: z.string(),
      productId: z.string(),
      productName: z.string(),
      // Drafts of before have none.
      look: z.catch(
        z.nullable(z.object({ fit: z.enum(priceListFits), stock: z.nullable(z.number()) })),
        null,
      ),
    }),
  ),
  totalAmount: z.string(),
  deliveryTime: z.string(),
  deliveryTerms: z.enum(deliveryTerms),
  deliveryCost: z.string(),
  vatIncluded: z.boolean(),
  validUntil: z.string(),
  notes: z.string(),
});
const askedSchema: z.ZodMiniType<Asked> = z.object({
  version: z.number(),
  terms: z.object({
    description: z.string(),
    deliveryLocation: text,
    deliveryCounty: text,
    deliveryDate: text,
  }),
  lines: z.array(
    z.object({
      id: z.string(),
      productName: z.string(),
      quantity: z.number(),
      unit: text,
      specifications: z.nullable(z.union([z.string(), z.record(z.string(), z.string())])),
    }),
  ),
});
const keptSchema: z.ZodMiniType<KeptQuotation> = z.object({
  draft: draftSchema,
  files: z.catch(z.array(z.object({ objectPath: z.string(), filename: z.string() })), []),
  sent: z.catch(z.nullable(z.object({ key: z.string(), body: z.string() })), null),
  asked: z.catch(z.nullable(askedSchema), null),
});

/** Null where none is kept. */
export const readKept = (name: string): KeptQuotation | null =>
  keptSchema.safeParse(readStored(name)).data ?? null;

/** @param kept null forgets it */
export const keep = (name: string, kept: KeptQuotation | null) => store(name, kept);

/**
 * A kept draft laid over a form that begins now: the RFQ may ask for other lines and quantities since,
 * and the last day may have passed.
 */
export function goOn(start: Draft, kept: Draft): Draft {
  const lines = start.lines.map((line) => {
    const known = kept.lines.find(({ rfqItemId }) => rfqItemId === line.rfqItemId);
    return known && isQuoted(known) ? { ...line, ...known } : line;
  });
  const isPast = kept.validUntil !== '' && kept.validUntil < dayIn(0);
  return { ...start, ...kept, lines, validUntil: isPast ? start.validUntil : kept.validUntil };
}
