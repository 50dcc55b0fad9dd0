import type { Actor } from '../../../../platform/actor.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import { readComparison, selectLineIds } from '../../../quotations/server/public.ts';
import type { Rfq } from '../../../rfqs/schema.ts';
import { listRfqs, type RfqDeps } from '../../../rfqs/server/public.ts';
import {
  type ComparedLine,
  type ComparedQuote,
  type ComparisonAnswer,
  shownQuotations,
} from '../../schema.ts';

/** The caller's own RFQs, newest first. */
export async function ownRfqs(deps: RfqDeps, actor: Actor): Promise<readonly Rfq[]> {
  const list = await listRfqs(deps, actor, { limit: 50 });
  return JSON.parse((await list.part()).json) as Rfq[];
}

/** Which of the own RFQs is meant. */
export interface Asked {
  /** What the message says: titles and places of RFQs are looked for among the words. */
  readonly words: string;
  readonly rfqId?: string | null;
  readonly language: 'en' | 'sw';
}

/**
 * The standing quotations on one of the caller's own RFQs as its comparison ranks them. Every figure is
 * a quotation line's, or the comparison reckoned it from such.
 *
 * @throws AppError 404 for an RFQ that is missing or somebody else's
 */
export async function compareOwn(
  deps: RfqDeps,
  actor: Actor,
  asked: Asked,
): Promise<ComparisonAnswer | null> {
  const rfqId = asked.rfqId ?? (await likeliestRfq(deps, actor, asked.words));
  if (rfqId === null) return null;
  const full = await readComparison(deps.db, actor, { rfqId, language: asked.language });
  if (full.quotations.length === 0) return null;
  const lineIds = await lineIdsOf(deps, actor, rfqId);
  return {
    rfqId,
    title: full.rfq.title,
    count: full.quotations.length,
    quotations: full.quotations
      .slice(0, shownQuotations)
      .map((quotation) => compared(full, quotation, lineIds)),
    split:
      full.bestSplit?.isComplete && full.saving !== null && Number(full.saving) > 0
        ? { total: full.bestSplit.total, saving: full.saving }
        : null,
  };
}

async function likeliestRfq(deps: RfqDeps, actor: Actor, words: string): Promise<string | null> {
  const rfqs = (await ownRfqs(deps, actor)).filter((rfq) => (rfq.quotationCount ?? 0) > 0);
  const [rfq] = rfqs.toSorted((a, b) => sharedWords(b, words) - sharedWords(a, words));
  return rfq?.id ?? null;
}

function sharedWords(rfq: Rfq, words: string): number {
  const said = new Set(words.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const own = `${rfq.title} ${rfq.description} ${rfq.deliveryLocation ?? ''} ${rfq.deliveryCounty ?? ''}`;
  return own
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => said.has(word)).length;
}

/** Ids of quotation lines by quotation and RFQ line. */
async function lineIdsOf(
  deps: RfqDeps,
  actor: Actor,
  rfqId: string,
): Promise<ReadonlyMap<string, string>> {
  const lines = await selectLineIds(deps.db, actor, rfqId);
  return new Map(
    lines.map(({ id, quotationId, rfqItemId }) => [`${quotationId} ${rfqItemId}`, id] as const),
  );
}

function compared(
  { lines }: FullComparison,
  quotation: FullComparison['quotations'][number],
  lineIds: ReadonlyMap<string, string>,
): ComparedQuote {
  const { quotationId, supplier } = quotation;
  return {
    quotationId,
    supplierName: supplier.companyName ?? supplier.id.slice(0, 8),
    landedTotal: quotation.landedTotal,
    deliveryTime: quotation.deliveryTime,
    coveredLines: quotation.coveredLines,
    lines: lines.length,
    state: quotation.state,
    isAwardable: quotation.isAwardable,
    rank: quotation.rank,
    aiScore: quotation.score,
    priced: lines.flatMap(({ rfqItem, offers }): ComparedLine[] => {
      const offer = offers.find((one) => one.quotationId === quotationId);
      if (!offer) return [];
      const { quantity, unit, unitPrice, normalizedUnitPrice, normalizedUnit, landedTotal, rank } =
        offer;
      return [
        {
          rfqItemId: rfqItem.id,
          quotationItemId: lineIds.get(`${quotationId} ${rfqItem.id}`) ?? null,
          productName: offer.productName ?? rfqItem.productName,
          quantity,
          unit,
          unitPrice,
          normalizedUnitPrice,
          normalizedUnit,
          landedTotal,
          rank,
        },
      ];
    }),
  };
}
