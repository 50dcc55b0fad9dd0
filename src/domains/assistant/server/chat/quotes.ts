import type { Actor } from '../../../../platform/actor.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import { readComparison, selectLineIds } from '../../../quotations/server/public.ts';
import type { Copy } from '../../copy/en.ts';
import {
  type ComparedLine,
  type ComparedQuote,
  type ComparisonAnswer,
  shownQuotations,
} from '../../schema.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import type { Db } from '../deps.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import type { OwnRfqs } from './quote-talk.ts';

/** Which of the own RFQs is meant. */
export interface Asked {
  /** What the message says: titles, lines and places of RFQs are looked for among the words. */
  readonly words: string;
  readonly rfqId: string | null;
  readonly ownRfqs: OwnRfqs;
  readonly copy: Copy;
  readonly language: 'en' | 'sw';
}

export interface OwnComparison {
  /** The best of them, with the lines that their figures are of. */
  readonly shown: ComparisonAnswer;
  /** All of it, to answer questions by. */
  readonly full: FullComparison;
  /** Other RFQs with quotations that may be meant as well, where nothing said which. */
  readonly others: readonly OwnRfq[];
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
  const [likeliest, ...others] = asked.rfqId === null ? await likeliestRfqs(asked) : [];
  const rfqId = asked.rfqId ?? likeliest?.id;
  if (rfqId === undefined) return null;
  const full = await readComparison(deps.db, actor, { rfqId, language: asked.language });
  if (full.quotations.length === 0) return null;
  const lineIds = await lineIdsOf(deps, actor, rfqId);
  const shown = {
    rfqId,
    title: full.rfq.title,
    count: full.quotations.length,
    quotations: full.quotations
      .slice(0, shownQuotations)
      .map((quotation) => compared(full, quotation, { lineIds, copy: asked.copy })),
    split: splitOf(full),
  };
  return { shown, full, others };
}

/** An award split by line, where it costs less than the best single supplier. */
export const splitOf = ({ bestSplit, saving }: FullComparison): ComparisonAnswer['split'] =>
  bestSplit?.isComplete && saving !== null && Number(saving) > 0
    ? { total: bestSplit.total, saving }
    : null;

/** A name has so many letters at most where it stands in a sentence. */
const longestName = 60;

/** What a supplier is called where quotations are spoken of. */
export function supplierOf(
  { supplier }: { readonly supplier: { readonly id: string; readonly companyName: string | null } },
  copy: Copy,
): string {
  const name = nameOfSupplier(supplier.id, supplier.companyName, copy.quotes.unnamedSupplier);
  return shortName(name);
}

export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

/** The RFQs with quotations that share the most words with what was said, the newest first. */
async function likeliestRfqs({ words, ownRfqs }: Asked): Promise<OwnRfq[]> {
  const said = new Set(wordsIn(words).filter((word) => word.length > 2));
  const shared = (rfq: OwnRfq) => wordsIn(rfq.words).filter((word) => said.has(word)).length;
  const quoted = (await ownRfqs()).filter(({ quotationCount }) => quotationCount > 0);
  const most = Math.max(0, ...quoted.map(shared));
  return quoted.filter((rfq) => shared(rfq) === most);
}

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
  { lineIds, copy }: { readonly lineIds: ReadonlyMap<string, string>; readonly copy: Copy },
): ComparedQuote {
  const { quotationId } = quotation;
  return {
    quotationId,
    supplierId: quotation.supplier.id,
    supplierName: supplierOf(quotation, copy),
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
