import type { Fraction } from '../materials/unit-rules.ts';
import {
  type AskedLine,
  type AskedMeasures,
  type Covers,
  type LineOffer,
  type MeasuredQuotation,
  measureAsked,
  measureQuotation,
  type PricedOffer,
} from './measure-rules.ts';
import type { OfferFigures } from './split-rules.ts';
import { type AcceptedLines, withoutLines, withoutOpenSubstitutes } from './standing-rules.ts';

/**
 * Quotations side by side. Only offers of the whole quantity of what was asked for, in a unit that is
 * known, are ranked: what covers less, cannot be measured, or is a substitute that the buyer has not
 * accepted is shown and never called equal. Pure and exact.
 */

export interface Standing {
  /** Whether it may be accepted as it is: what is not is shown, and never ranked. */
  readonly isEligible: boolean;
  /** What the buyer has accepted in place of what was asked for. */
  readonly accepted?: AcceptedLines;
}

export interface QuotedOffer extends PricedOffer, Standing {}

export interface ComparedLine {
  readonly rfqItemId: string;
  readonly normalizedUnit: string | null;
  /** What was asked for in that unit; null where it is not known. */
  readonly normalizedQuantity: number | null;
  /** False where several offer so many of a unit that nobody can measure: which is best, none can tell. */
  readonly isComparable: boolean;
  /** The ranked ones first, in their order. */
  readonly offers: readonly LineOffer[];
  /** Of the first offers: 1 is the best, and equal prices share a rank. The others have none. */
  readonly ranks: readonly number[];
}

export interface ComparedQuotation {
  readonly quotationId: string;
  readonly landedCents: bigint;
  /** Lines it covers wholly, of all that were asked for; null where a lump sum does not say. */
  readonly coveredLines: number | null;
  readonly partLines: number;
  /** Lines that it offers a substitute for which the buyer has not accepted. */
  readonly openSubstitutes: readonly string[];
  /**
   * 1 is the least total of those that cover everything; null for all others, and for everybody where a
   * line cannot be compared.
   */
  readonly rank: number | null;
  /** What it offers of each line, by the line's place; null where nothing. */
  readonly offers: readonly (LineOffer | null)[];
  readonly figures: OfferFigures;
}

export interface Comparison {
  readonly lines: readonly ComparedLine[];
  /** The ranked ones first, then by coverage and total. */
  readonly quotations: readonly ComparedQuotation[];
}

/** Compares what was asked for with what was quoted; lines that are no longer asked for are left out. */
export function compareQuotations(
  asked: readonly AskedLine[],
  quoted: readonly QuotedOffer[],
): Comparison {
  const measures = measureAsked(asked);
  return rankMeasured(
    measures,
    quoted.map(({ isEligible, accepted, ...offer }) => ({
      ...measureQuotation(measures, offer),
      isEligible,
      ...(accepted && { accepted }),
    })),
  );
}

/** Puts measured quotations in their order. */
export function rankMeasured(
  asked: AskedMeasures,
  measured: readonly (MeasuredQuotation & Standing)[],
): Comparison {
  const standing = measured.map((one) => ({
    ...one,
    ...withoutOpenSubstitutes(one, one.accepted),
  }));
  const incomparable = Array.from(asked.values()).flatMap(({ size, place }) =>
    size === null && offersOf(standing, place) > 1 ? [place] : [],
  );
  const quotations = standing.map((one) => withoutLines(one, incomparable));
  const lines = Array.from(asked, ([rfqItemId, { size, place, thousandths }]) => ({
    rfqItemId,
    normalizedUnit: size?.unit ?? null,
    normalizedQuantity: size && (Number(thousandths) * ratioOf(size.size)) / 1_000,
    isComparable: !incomparable.includes(place),
    ...rankOffers(quotations, place),
  }));
  return { lines, quotations: rankQuotations(quotations, lines) };
}

/** How many may be accepted that answer a line. */
const offersOf = (quotations: readonly (MeasuredQuotation & Standing)[], place: number) =>
  quotations.filter(({ isEligible, lines }) => {
    const offer = isEligible ? lines[place] : null;
    return offer && !offer.isOpenSubstitute;
  }).length;

const ratioOf = ({ over, under }: Fraction) => Number(over) / Number(under);

/** So little apart that only exact figures can tell which is more. */
const near = 1e-9;

const order: Readonly<Record<Covers, number>> = { all: 0, part: 1, unknown: 2 };
/** Of what is not ranked, substitutes come last. */
const lastOf = ({ isOpenSubstitute, covers }: LineOffer) =>
  (isOpenSubstitute ? 3 : 0) + order[covers];

type StandingQuotation = MeasuredQuotation &
  Standing & { readonly openSubstitutes: readonly string[] };

function rankOffers(
  quotations: readonly (MeasuredQuotation & Standing)[],
  place: number,
): Pick<ComparedLine, 'offers' | 'ranks'> {
  const prices = new Float64Array(quotations.length);
  const ranked: number[] = [];
  const others: LineOffer[] = [];
  for (let index = 0; index < quotations.length; index += 1) {
    const quotation = quotations[index];
    const offer = quotation?.lines[place];
    if (!quotation || !offer) continue;
    const price = quotation.roughPrices[place] ?? Number.NaN;
    if (quotation.isEligible && !Number.isNaN(price)) {
      prices[index] = price;
      ranked.push(index);
    } else others.push(offer);
  }
  const comparePrices = (a: number, b: number) => {
    const one = prices[a] ?? 0;
    const difference = one - (prices[b] ?? 0);
    if (difference > near * one || difference < -near * one) return difference;
    return compareExactly(quotations[a]?.lines[place], quotations[b]?.lines[place]);
  };
  ranked.sort(comparePrices);
  others.sort((a, b) => lastOf(a) - lastOf(b));
  let rank = 1;
  const ranks = ranked.map((one, index) => {
    const before = ranked[index - 1];
    if (before !== undefined && comparePrices(before, one) < 0) rank = index + 1;
    return rank;
  });
  const offers: LineOffer[] = [];
  for (const index of ranked) {
    const offer = quotations[index]?.lines[place];
    if (offer) offers.push(offer);
  }
  for (const offer of others) offers.push(offer);
  return { offers, ranks };
}

function compareExactly(a: LineOffer | null | undefined, b: LineOffer | null | undefined): number {
  if (!a?.price || !b?.price) return 0;
  if (a.price.over === b.price.over && a.price.under === b.price.under) return 0;
  return compare(a.price.over * b.price.under, b.price.over * a.price.under);
}

function rankQuotations(
  quoted: readonly StandingQuotation[],
  lines: readonly Pick<ComparedLine, 'isComparable'>[],
): ComparedQuotation[] {
  const lineCount = lines.length;
  const areComparable = lines.every(({ isComparable }) => isComparable);
  const counted = quoted.map((one) => {
    const { quotationId, isEligible, isLumpSum, landedCents, partLines, figures } = one;
    const { openSubstitutes } = one;
    const coveredLines = isLumpSum && lineCount > 0 ? null : one.coveredLines;
    const isRanked = isEligible && areComparable && coveredLines === lineCount;
    const offers = one.lines;
    const counts = { coveredLines, partLines, openSubstitutes };
    return { quotationId, landedCents, ...counts, offers, figures, isRanked };
  });
  counted.sort(
    (a, b) =>
      Number(b.isRanked) - Number(a.isRanked) ||
      (b.coveredLines ?? -1) - (a.coveredLines ?? -1) ||
      compare(a.landedCents, b.landedCents),
  );
  let rank = 1;
  return counted.map(({ isRanked, ...one }, index) => {
    if (one.landedCents !== counted[index - 1]?.landedCents) rank = index + 1;
    return { ...one, rank: isRanked ? rank : null };
  });
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
