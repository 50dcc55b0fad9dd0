import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { rfqStatuses } from '../rfqs/rules.ts';
import { deliveryTerms, quotationMachine, toThousandths } from './rules.ts';
import { attachmentResponse, differenceResponse, threeDecimals } from './schema.ts';
import { partNames } from './score-rules.ts';
import type { SplitOffer, SplitTable } from './split-rules.ts';

/** What GET /api/rfqs/{id}/comparison answers. */

/** `rfqItemId` asks for one line with all of its offers. */
export const comparisonQuerySchema = z.strictObject({
  rfqItemId: z.optional(z.guid()),
});

/** So many offers are sent at once; of more, each line's best ones, and the rest on request. */
export const foldAbove = 1_500;
export const foldedOffers = 5;

const text = z.nullable(z.string());
const whole = z.string().check(z.regex(/^[1-9]\d*$/));
const share = z.number().check(z.minimum(0), z.maximum(1));
/** 1 is the best. */
const rank = z.nullable(z.int().check(z.minimum(1)));

const offer = z.strictObject({
  quotationId: z.uuid(),
  supplier: z.strictObject({ id: z.uuid(), companyName: text }),
  /** As it was quoted. */
  quantity: threeDecimals,
  unit: text,
  unitPrice: money,
  /** Of what is offered in place of the request. */
  productName: text,
  /** With delivery and VAT, a base unit; null where the unit is not known. */
  normalizedUnitPrice: z.nullable(z.string().check(z.regex(/^\d+\.\d{4}$/))),
  normalizedUnit: text,
  /** Of the line, with its share of delivery and VAT. */
  landedTotal: money,
  covers: z.enum(['all', 'part', 'unknown']),
  /** In which respects it is not what was asked for; none where it is just that. */
  differences: listOf(differenceResponse),
  /** It differs, and the owner has not accepted that: it is not ranked, and covers nothing. */
  isOpenSubstitute: z.boolean(),
  /** In the unit asked for: the most and the least that can be awarded of it. */
  available: threeDecimals,
  minimum: threeDecimals,
  /**
   * Units quoted in one unit asked for, as an exact fraction of whole numbers; null where nobody can tell.
   * A part is ordered in whole steps of the unit quoted, and is never more than all of it.
   */
  rate: z.nullable(z.strictObject({ over: whole, under: whole })),
  step: threeDecimals,
  /** Null where it is not comparable. */
  rank,
  /** By the award, in the unit quoted; null where nothing of it was. */
  orderedQuantity: z.nullable(threeDecimals),
});
export type ComparisonOffer = z.infer<typeof offer>;

export const comparedLineResponse = z.strictObject({
  rfqItem: z.strictObject({
    id: z.uuid(),
    lineNo: z.int(),
    productName: z.string(),
    quantity: threeDecimals,
    unit: text,
    estimatedBudget: z.nullable(money),
  }),
  normalizedUnit: text,
  /** False where several offer so many of a unit that nobody can measure: it is in no suggestion. */
  isComparable: z.boolean(),
  /** In all; `offers` may be only the best of them. */
  offerCount: count,
  offers: listOf(offer),
});
export type ComparisonLine = z.infer<typeof comparedLineResponse>;

const part = z.strictObject({
  name: z.enum(partNames),
  /** 0 where nothing is known, and so nothing counted. */
  weight: share,
  value: z.number().check(z.minimum(0), z.maximum(5)),
  words: z.string(),
});
export type ComparisonPart = z.infer<typeof part>;

const quotation = z.strictObject({
  quotationId: z.uuid(),
  supplier: z.strictObject({
    id: z.uuid(),
    companyName: text,
    location: text,
    county: text,
    isVerified: z.boolean(),
    record: z.nullable(
      z.strictObject({
        responseHours: z.nullable(z.number()),
        winRate: z.nullable(share),
        onTimeRate: z.nullable(share),
        completedOrders: count,
      }),
    ),
  }),
  state: z.enum(quotationMachine.states),
  /** Whether it can be awarded as it stands now. */
  isAwardable: z.boolean(),
  /** Part of the lines that it covers wholly; null where a lump sum does not say. */
  coverage: z.nullable(share),
  coveredLines: z.nullable(count),
  partLines: count,
  /** Lines that it offers a substitute for which the owner has not accepted. */
  openSubstitutes: listOf(z.uuid()),
  landedTotal: money,
  /** What was ordered of it; null where nothing was. */
  orderedAmount: z.nullable(money),
  vatAmount: z.nullable(money),
  vatIncluded: z.boolean(),
  deliveryTerms: z.enum(deliveryTerms),
  deliveryCost: money,
  /** Days. */
  deliveryTime: z.nullable(count),
  validUntil: time,
  notes: text,
  attachments: listOf(attachmentResponse),
  /** By total, among those that cover everything; null for all others, and where a line cannot be compared. */
  rank,
  /** "4.25" of 5; null until it is scored. */
  score: z.nullable(z.string().check(z.regex(/^[0-5]\.\d{2}$/))),
  parts: listOf(part),
});
export type ComparisonQuotation = z.infer<typeof quotation>;

const split = z.strictObject({
  choices: listOf(
    z.strictObject({ rfqItemId: z.uuid(), quotationId: z.uuid(), quantity: threeDecimals }),
  ),
  total: money,
  /** Whether it covers everything that was asked for. */
  isComplete: z.boolean(),
});

export const comparisonResponse = z.strictObject({
  rfq: z.strictObject({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(rfqStatuses),
    version: z.int(),
    /** Only verified suppliers may answer it: who is not any more is neither ranked nor suggested. */
    verifiedOnly: z.boolean(),
    /** That were made from it, cancelled ones included: an award says which it knows of. */
    orderCount: count,
    /** Part of it is awarded: quantities, lines and totals are those of what is left. */
    isRemainder: z.boolean(),
  }),
  lines: listOf(comparedLineResponse),
  quotations: listOf(quotation),
  /** Quotations that are not shown because their supplier is suspended or has closed the account. */
  leftOut: count,
  /** The least total of one supplier for everything. */
  bestSingle: z.nullable(z.strictObject({ quotationId: z.uuid(), total: money })),
  bestSplit: z.nullable(split),
  /** Of the best split against the best single supplier; null where one of them is missing. */
  saving: z.nullable(money),
});
export type ComparisonAnswer = z.infer<typeof comparisonResponse>;

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
