import type { Actor } from '../../../../platform/actor.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import { readComparison, selectLineIds } from '../../../quotations/server/public.ts';
import {
  type ComparedLine,
  type ComparedQuote,
  type ComparisonAnswer,
  shownQuotations,
} from '../../schema.ts';
import type { Db } from '../deps.ts';
import { type QuotedRfq, selectQuotedRfqs } from '../queries/quoted-rfqs.ts';

/** Which of the own RFQs is meant. */
export interface Asked {
  /** What the message says: titles and places of RFQs are looked for among the words. */
  readonly words: string;
  readonly rfqId?: string | null;
  readonly language: 'en' | 'sw';
}

export interface OwnComparison {
  /** The best of them, with the lines that their figures are of. */
  readonly shown: ComparisonAnswer;
  /** All of it, to answer questions by. */
  readonly full: FullComparison;
}

/**
 * The standing quotations on one of the caller's own RFQs as its comparison ranks them. Every figure is
 * a quotation line's, or the comparison reckoned it from such. Null where there are none.
 *
 * @throws AppError 404 for an RFQ that is missing or somebody else's
 */
export async function compareOwn(
  deps: Db,
  actor: Actor,
  asked: Asked,
): Promise<OwnComparison | null> {
  const rfqId = asked.rfqId ?? (await likeliestRfq(deps, actor, asked.words));
  if (rfqId === null) return null;
  const full = await readComparison(deps.db, actor, { rfqId, language: asked.language });
  if (full.quotations.length === 0) return null;
  const lineIds = await lineIdsOf(deps, actor, rfqId);
  const shown = {
    rfqId,
    title: full.rfq.title,
    count: full.quotations.length,
    quotations: full.quotations
      .slice(0, shownQuotations)
      .map((quotation) => compared(full, quotation, lineIds)),
    split: splitOf(full),
  };
  return { shown, full };
}

/** An award split by line, where it costs less than the best single supplier. */
export const splitOf = ({ bestSplit, saving }: FullComparison): ComparisonAnswer['split'] =>
  bestSplit?.isComplete && saving !== null && Number(saving) > 0
    ? { total: bestSplit.total, saving }
    : null;

/** What a supplier is called where it is compared. */
export const supplierOf = ({ supplier }: FullComparison['quotations'][number]): string =>
  nameOfSupplier(supplier.id, supplier.companyName);

async function likeliestRfq(deps: Db, actor: Actor, words: string): Promise<string | null> {
  const said = new Set(wordsIn(words).filter((word) => word.length > 2));
  const shared = (rfq: QuotedRfq) => wordsIn(rfq.words).filter((word) => said.has(word)).length;
  const rfqs = await selectQuotedRfqs(deps.db, actor.id);
  return rfqs.toSorted((a, b) => shared(b) - shared(a))[0]?.id ?? null;
}

export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Ids of quotation lines by quotation and RFQ line. */
async function lineIdsOf(
  deps: Db,
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
  const { quotationId } = quotation;
  return {
    quotationId,
    supplierName: supplierOf(quotation),
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
