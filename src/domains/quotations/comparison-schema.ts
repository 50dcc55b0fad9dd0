import * as z from 'zod/mini';
import type { Difference } from '../materials/trait-rules.ts';
import type { RfqStatus } from '../rfqs/rules.ts';
import type { Covers } from './measure-rules.ts';
import { type DeliveryTerms, type QuotationState, toThousandths } from './rules.ts';
import type { QuotationAttachment } from './schema.ts';
import type { PartName } from './score-rules.ts';
import type { Choice, SplitOffer, SplitTable } from './split-rules.ts';

/** What GET /api/rfqs/{id}/comparison answers. Money is in decimal strings, KES, quantities likewise. */

/** `rfqItemId` asks for one line with all of its offers. */
export const comparisonQuerySchema = z.strictObject({
  rfqItemId: z.optional(z.guid()),
});

/** So many offers are sent at once; of more, each line's best ones, and the rest on request. */
export const foldAbove = 1_500;
export const foldedOffers = 5;

export interface ComparisonOffer {
  readonly quotationId: string;
  readonly supplier: { readonly id: string; readonly companyName: string | null };
  /** As it was quoted. */
  readonly quantity: string;
  readonly unit: string | null;
  readonly unitPrice: string;
  /** Of what is offered in place of the request. */
  readonly productName: string | null;
  /** With delivery and VAT, a base unit, four decimals; null where the unit is not known. */
  readonly normalizedUnitPrice: string | null;
  readonly normalizedUnit: string | null;
  /** Of the line, with its share of delivery and VAT. */
  readonly landedTotal: string;
  readonly covers: Covers;
  /** In which respects it is not what was asked for; none where it is just that. */
  readonly differences: readonly Difference[];
  /** It differs, and the owner has not accepted that: it is not ranked, and covers nothing. */
  readonly isOpenSubstitute: boolean;
  /** In the unit asked for: the most and the least that can be awarded of it. */
  readonly available: string;
  readonly minimum: string;
  /**
   * Units quoted in one unit asked for, as an exact fraction of whole numbers; null where nobody can tell.
   * A part is ordered in whole steps of the unit quoted, and is never more than all of it.
   */
  readonly rate: { readonly over: string; readonly under: string } | null;
  readonly step: string;
  /** 1 is the best; null where it is not comparable. */
  readonly rank: number | null;
  /** By the award, in the unit quoted; null where nothing of it was. */
  readonly orderedQuantity: string | null;
}

export interface ComparisonLine {
  readonly rfqItem: {
    readonly id: string;
    readonly lineNo: number;
    readonly productName: string;
    readonly quantity: string;
    readonly unit: string | null;
    readonly estimatedBudget: string | null;
  };
  readonly normalizedUnit: string | null;
  /** False where several offer so many of a unit that nobody can measure: it is in no suggestion. */
  readonly isComparable: boolean;
  /** In all; `offers` may be only the best of them. */
  readonly offerCount: number;
  readonly offers: readonly ComparisonOffer[];
}

export interface ComparisonPart {
  readonly name: PartName;
  /** 0 to 1; 0 where nothing is known, and so nothing counted. */
  readonly weight: number;
  /** 0 to 5. */
  readonly value: number;
  readonly words: string;
}

export interface ComparisonQuotation {
  readonly quotationId: string;
  readonly supplier: {
    readonly id: string;
    readonly companyName: string | null;
    readonly location: string | null;
    readonly county: string | null;
    readonly isVerified: boolean;
    readonly record: {
      readonly responseHours: number | null;
      readonly winRate: number | null;
      readonly onTimeRate: number | null;
      readonly completedOrders: number;
    } | null;
  };
  readonly state: QuotationState;
  /** Whether it can be awarded as it stands now. */
  readonly isAwardable: boolean;
  /** Part of the lines that it covers wholly, 0 to 1; null where a lump sum does not say. */
  readonly coverage: number | null;
  readonly coveredLines: number | null;
  readonly partLines: number;
  /** Lines that it offers a substitute for which the owner has not accepted. */
  readonly openSubstitutes: readonly string[];
  readonly landedTotal: string;
  /** What was ordered of it; null where nothing was. */
  readonly orderedAmount: string | null;
  readonly vatAmount: string | null;
  readonly vatIncluded: boolean;
  readonly deliveryTerms: DeliveryTerms;
  readonly deliveryCost: string;
  /** Days. */
  readonly deliveryTime: number | null;
  readonly validUntil: string;
  readonly notes: string | null;
  readonly attachments: readonly QuotationAttachment[];
  /** By total, among those that cover everything; null for all others, and where a line cannot be compared. */
  readonly rank: number | null;
  /** "4.25" of 5; null until it is scored. */
  readonly score: string | null;
  readonly parts: readonly ComparisonPart[];
}

export interface ComparisonSplit {
  readonly choices: readonly Choice[];
  readonly total: string;
  /** Whether it covers everything that was asked for. */
  readonly isComplete: boolean;
}

export interface ComparisonAnswer {
  readonly rfq: {
    readonly id: string;
    readonly title: string;
    readonly status: RfqStatus;
    readonly version: number;
    /** Only verified suppliers may answer it: who is not any more is neither ranked nor suggested. */
    readonly verifiedOnly: boolean;
    /** That were made from it, cancelled ones included: an award says which it knows of. */
    readonly orderCount: number;
    /** Part of it is awarded: quantities, lines and totals are those of what is left. */
    readonly isRemainder: boolean;
  };
  readonly lines: readonly ComparisonLine[];
  readonly quotations: readonly ComparisonQuotation[];
  /** Quotations that are not shown because their supplier is suspended or has closed the account. */
  readonly leftOut: number;
  /** The least total of one supplier for everything. */
  readonly bestSingle: { readonly quotationId: string; readonly total: string } | null;
  readonly bestSplit: ComparisonSplit | null;
  /** Of the best split against the best single supplier; null where one of them is missing. */
  readonly saving: string | null;
}

/** The part of an answer that a split award is reckoned from. */
export function splitTableOf({ lines, quotations }: ComparisonAnswer): SplitTable {
  const awardable = quotations.filter(({ isAwardable }) => isAwardable);
  const ids = new Set(awardable.map(({ quotationId }) => quotationId));
  return {
    lines: lines.map(({ rfqItem: { id, quantity }, offers }) => ({
      rfqItemId: id,
      quantity,
      offers: offers.filter(({ quotationId }) => ids.has(quotationId)).map(toSplitOffer),
    })),
    quotations: awardable.map(({ quotationId, ...terms }) => ({ quotationId, terms })),
  };
}

/** An offer of an answer, to be reckoned with. */
export const toSplitOffer = ({ rate, step, ...offer }: ComparisonOffer): SplitOffer => ({
  ...offer,
  rate: rate && { over: BigInt(rate.over), under: BigInt(rate.under) },
  step: toThousandths(step),
  isMeasured: offer.covers !== 'unknown' && !offer.isOpenSubstitute,
});
