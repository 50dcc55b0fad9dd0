import * as z from 'zod/mini';
import { listOf } from '../../../shared/responses.ts';
import { keptSending } from '../../../ui/data/drafts.ts';
import { askedSchema } from './changed-request.ts';
import { type Draft, dayIn, draftSchema, isQuoted } from './form-state.ts';

/** A quotation that was begun on this device and is not sent. */
export const keptQuotationSchema = z.object({
  draft: draftSchema,
  files: z.catch(listOf(z.object({ objectPath: z.string(), filename: z.string() })), []),
  sent: keptSending,
  /** What the request asked for then. */
  asked: z.catch(z.nullable(askedSchema), null),
});
export type KeptQuotation = z.infer<typeof keptQuotationSchema>;
export type KeptFile = KeptQuotation['files'][number];

/** One draft for each RFQ, and one for each quotation that is being revised. */
export const draftName = (of: { supplierId: string; rfqId: string; revisedId: string | null }) =>
  ['quotations', of.supplierId, of.rfqId, of.revisedId ?? 'new'].join('.');

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
