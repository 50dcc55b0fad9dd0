import { readStored, store } from '../../../ui/data/device-store.ts';
import type { Sending } from '../../../ui/data/sending-key.ts';
import type { QuotationAttachment } from '../schema.ts';
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

/** Null where none is kept. */
export function readKept(name: string): KeptQuotation | null {
  const kept = readStored(name) as Partial<KeptQuotation> | null;
  if (!kept?.draft || !Array.isArray(kept.draft.lines)) return null;
  const { draft, files = [], sent = null, asked = null } = kept;
  return { draft, files, sent, asked };
}

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
