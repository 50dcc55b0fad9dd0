import type { Actor } from '../../../../platform/actor.ts';
import { toCents } from '../../../../shared/money.ts';
import type { Quotation } from '../../../quotations/schema.ts';
import { listQuotations } from '../../../quotations/server/public.ts';
import type { Rfq } from '../../../rfqs/schema.ts';
import { listRfqs, type RfqDeps } from '../../../rfqs/server/public.ts';
import type { ComparedQuote, ComparisonAnswer } from '../../schema.ts';

/** The caller's own RFQs, newest first. */
export async function ownRfqs(deps: RfqDeps, actor: Actor): Promise<readonly Rfq[]> {
  const list = await listRfqs(deps, actor, { limit: 50 });
  return JSON.parse((await list.part()).json) as Rfq[];
}

/**
 * The live quotations on one of the caller's own RFQs, best first: those of everything before those of
 * less, then by total. Every figure is a line's of a quotation, or computed from such.
 *
 * @param words what the message says of the RFQ: its title is looked for among them
 */
export async function compareOwn(
  deps: RfqDeps,
  actor: Actor,
  words: string,
): Promise<ComparisonAnswer | null> {
  const rfqs = (await ownRfqs(deps, actor)).filter((rfq) => (rfq.quotationCount ?? 0) > 0);
  const rfq = rfqs.toSorted((a, b) => sharedWords(b, words) - sharedWords(a, words))[0];
  if (!rfq) return null;
  const list = await listQuotations(deps.db, actor, { rfqId: rfq.id, limit: 50 } as Parameters<
    typeof listQuotations
  >[2]);
  const quotations = (JSON.parse((await list.part()).json) as Quotation[]).filter(isLive);
  if (quotations.length === 0) return null;
  return {
    rfqId: rfq.id,
    title: rfq.title,
    quotations: quotations.map((quotation) => compared(quotation, rfq.itemCount)).sort(better),
  };
}

const isLive = ({ status, supersededAt, withdrawnAt }: Quotation) =>
  supersededAt === null && withdrawnAt === null && status !== 'rejected';

function sharedWords(rfq: Rfq, words: string): number {
  const said = new Set(words.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const own = `${rfq.title} ${rfq.description} ${rfq.deliveryLocation ?? ''} ${rfq.deliveryCounty ?? ''}`;
  return own
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => said.has(word)).length;
}

function compared(quotation: Quotation, lines: number): ComparedQuote {
  const covered = new Set(quotation.items.map((item) => item.rfqItemId)).size;
  return {
    quotationId: quotation.id,
    supplierName: quotation.supplier.companyName ?? quotation.supplierId.slice(0, 8),
    totalAmount: quotation.totalAmount,
    deliveryTime: quotation.deliveryTime,
    // A lump sum is for the whole request.
    coveredLines: quotation.items.length === 0 ? lines : covered,
    lines,
    expired: quotation.expired,
    aiScore: quotation.aiScore ?? null,
    priced: quotation.items.map((item) => ({
      quotationItemId: item.id,
      unitPrice: item.unitPrice,
      quantity: Number(item.quantity),
      totalPrice: item.totalPrice,
    })),
  };
}

function better(a: ComparedQuote, b: ComparedQuote): number {
  const difference = toCents(a.totalAmount) - toCents(b.totalAmount);
  return (
    Number(a.expired) - Number(b.expired) ||
    b.coveredLines - a.coveredLines ||
    (difference < 0n ? -1 : difference > 0n ? 1 : 0)
  );
}
