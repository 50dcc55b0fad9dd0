import { toCents } from '../../shared/money.ts';
import {
  type Fraction,
  isSameUnit,
  type MaterialFacts,
  type UnitSize,
  unitSize,
  unitsIn,
} from '../catalogue/unit-rules.ts';
import { divideRounded, fromThousandths, lineCents, type Terms, toThousandths } from './rules.ts';
import { lesser, type SplitOffer } from './split-rules.ts';

/**
 * Quotations side by side. Each priced line carries its share of delivery and VAT, and is measured in
 * the base unit of what was asked for. Only offers of the whole quantity, in a unit that is known, are
 * ranked: what covers less, or cannot be measured, is shown and never called equal. Pure and exact.
 */

export interface AskedLine {
  readonly rfqItemId: string;
  /** Decimal string with at most three decimals, in `unit`. */
  readonly quantity: string;
  readonly unit: string | null;
  readonly facts: MaterialFacts;
}

export interface QuotedLine {
  readonly rfqItemId: string;
  readonly quantity: string;
  /** Null where it is the unit asked for. */
  readonly unit: string | null;
  /** Decimal string, KES. */
  readonly unitPrice: string;
  /** Of the product that is offered in place of the request. */
  readonly facts?: MaterialFacts | null;
  /** The least that this product is sold in. */
  readonly minimum?: { readonly quantity: string; readonly unit: string } | null;
}

export interface PricedOffer {
  readonly quotationId: string;
  /** Gross, as submitted: decimal string, KES. */
  readonly totalAmount: string;
  readonly terms: Terms;
  /** None: a lump sum for the whole request. */
  readonly lines: readonly QuotedLine[];
}

export interface Standing {
  /** Whether it may be accepted as it is: what is not is shown, and never ranked. */
  readonly isEligible: boolean;
}

export interface QuotedOffer extends PricedOffer, Standing {}

/** `all` of the quantity asked for, a `part` of it, or `unknown` where units cannot be compared. */
export type Covers = 'all' | 'part' | 'unknown';

export interface LineOffer {
  readonly quotationId: string;
  readonly quoted: QuotedLine;
  /** Of the line, with its share of delivery and VAT. The shares of a quotation add up to its total. */
  readonly landedCents: bigint;
  /** The most that can be awarded of it, in thousandths of the unit asked for. */
  readonly available: bigint;
  /** The least that can be taken, likewise; never more than is offered. */
  readonly minimum: bigint;
  /** The same as what an award can be split from. */
  readonly split: SplitOffer;
  readonly covers: Covers;
  /** Shillings a base unit with delivery and VAT, four decimals; null where the unit is not known. */
  readonly normalizedUnitPrice: string | null;
  readonly normalizedUnit: string | null;
  /** 1 is the best; equal prices share a rank; null where it is not comparable. */
  readonly rank: number | null;
}

export interface ComparedLine {
  readonly rfqItemId: string;
  readonly normalizedUnit: string | null;
  /** The ranked ones first, in their order. */
  readonly offers: readonly LineOffer[];
}

export interface ComparedQuotation {
  readonly quotationId: string;
  readonly landedCents: bigint;
  /** Lines it covers wholly, of all that were asked for; null where a lump sum does not say. */
  readonly coveredLines: number | null;
  readonly partLines: number;
  /** 1 is the least total of those that cover everything; null for all others. */
  readonly rank: number | null;
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
    quoted.map((offer) => ({ ...measureQuotation(measures, offer), isEligible: offer.isEligible })),
  );
}

/** What was asked for, ready to measure quotations by. */
export type AskedMeasures = ReadonlyMap<string, AskedMeasure>;

export const measureAsked = (asked: readonly AskedLine[]): AskedMeasures =>
  new Map(asked.map((line) => [line.rfqItemId, new AskedMeasure(line)]));

/** A quotation measured by what was asked for. It stays the same for as long as both do. */
export interface MeasuredQuotation {
  readonly quotationId: string;
  readonly landedCents: bigint;
  /** A lump sum for the whole request. */
  readonly isLumpSum: boolean;
  readonly lines: readonly Measured[];
}

export const measureQuotation = (
  asked: AskedMeasures,
  quotation: PricedOffer,
): MeasuredQuotation => ({
  quotationId: quotation.quotationId,
  landedCents: toCents(quotation.totalAmount),
  isLumpSum: quotation.lines.length === 0,
  lines: measureLines(quotation, asked),
});

/** Puts measured quotations in their order. */
export function rankMeasured(
  asked: AskedMeasures,
  quotations: readonly (MeasuredQuotation & Standing)[],
): Comparison {
  const offersOf = new Map<string, Measured[]>();
  for (const rfqItemId of asked.keys()) offersOf.set(rfqItemId, []);
  for (const { lines, isEligible } of quotations) {
    for (const measured of lines) {
      const counted = isEligible ? measured : { ...measured, ...unranked };
      offersOf.get(measured.offer.quoted.rfqItemId)?.push(counted);
    }
  }
  const lines = [...asked].map(([rfqItemId, { size }]) => ({
    rfqItemId,
    normalizedUnit: size?.unit ?? null,
    offers: rankOffers(offersOf.get(rfqItemId) ?? []),
  }));
  return { lines, quotations: rankQuotations(quotations, lines) };
}

/** A line asked for, and what each unit that somebody quotes it in holds. */
class AskedMeasure {
  readonly line: AskedLine;
  readonly size: UnitSize | null;
  readonly thousandths: bigint;
  readonly #units = new Map<string, QuotedMeasure>();

  constructor(line: AskedLine) {
    this.line = line;
    this.size = unitSize(line.unit, line.facts);
    this.thousandths = toThousandths(line.quantity);
  }

  measureOf(quoted: QuotedLine): QuotedMeasure {
    if (quoted.facts) return this.#measure(quoted.unit ?? this.line.unit, quoted.facts);
    const key = quoted.unit ?? '';
    const known = this.#units.get(key);
    if (known) return known;
    const measure = this.#measure(quoted.unit ?? this.line.unit, this.line.facts);
    this.#units.set(key, measure);
    return measure;
  }

  #measure(unit: string | null, facts: MaterialFacts): QuotedMeasure {
    const { unit: askedUnit, facts: askedFacts } = this.line;
    const isSame = isSameUnit(unit, askedUnit);
    // What is offered in place of the request may lack what the request's own words tell.
    const size = unitSize(unit, facts) ?? (isSame ? this.size : null);
    const rate = isSame ? one : unitsIn(this.size, unitSize(unit, askedFacts));
    return { size, rate, trueRate: unitsIn(this.size, size) ?? (isSame ? one : null) };
  }
}

const one: Fraction = { over: 1n, under: 1n };

interface QuotedMeasure {
  readonly size: UnitSize | null;
  /** Units quoted in one unit asked for, as awards count them: the same words are the same unit. */
  readonly rate: Fraction | null;
  /** The same by what they hold: a bag offered instead may be a smaller one. */
  readonly trueRate: Fraction | null;
}

const unranked = { price: null, roughPrice: Number.POSITIVE_INFINITY } as const;

interface Measured {
  readonly offer: Omit<LineOffer, 'rank'>;
  /** Cents a base unit, exactly; null where it cannot be ranked. */
  readonly price: Fraction | null;
  /** The same, near enough to sort by first. */
  readonly roughPrice: number;
}

function measureLines(quotation: PricedOffer, asked: AskedMeasures): Measured[] {
  const { terms, lines } = quotation;
  const perLine = terms.deliveryTerms === 'per_line' ? toCents(terms.deliveryCost) : 0n;
  const weights = lines.map((line) => lineCents(line) + perLine);
  const weight = weights.reduce((sum, cents) => sum + cents, 0n);
  const total = toCents(quotation.totalAmount);
  const landed = shareOut(total, weights);
  return lines.flatMap((quoted, index) => {
    const line = asked.get(quoted.rfqItemId);
    const share = weights[index] ?? 0n;
    return line
      ? [
          measure(quotation, quoted, line, landed[index] ?? 0n, {
            over: share * total,
            under: weight,
          }),
        ]
      : [];
  });
}

function measure(
  { quotationId }: PricedOffer,
  quoted: QuotedLine,
  asked: AskedMeasure,
  landedCents: bigint,
  landed: Fraction,
): Measured {
  const { size, rate, trueRate } = asked.measureOf(quoted);
  const thousandths = toThousandths(quoted.quantity);
  const held = trueRate && inAskedUnit(thousandths, trueRate);
  const covers = held === null ? 'unknown' : held >= asked.thousandths ? 'all' : 'part';
  const available = rate
    ? lesser(inAskedUnit(thousandths, rate), asked.thousandths)
    : asked.thousandths;
  // Lines that round to nothing share nothing out.
  const price = size && landed.under > 0n ? pricePerBase(landed, thousandths, size) : null;
  const isRanked = price && covers === 'all' && size?.unit === asked.size?.unit;
  const minimum = minimumOf(quoted, asked, available);
  return {
    offer: {
      quotationId,
      quoted,
      landedCents,
      available,
      minimum,
      split: splitOf(quotationId, quoted, { available, minimum, isMeasured: covers !== 'unknown' }),
      covers,
      normalizedUnitPrice: price ? fourDecimals(price) : null,
      normalizedUnit: size?.unit ?? null,
    },
    ...(isRanked ? { price, roughPrice: Number(price.over) / Number(price.under) } : unranked),
  };
}

function splitOf(
  quotationId: string,
  { quantity, unitPrice }: QuotedLine,
  {
    available,
    minimum,
    isMeasured,
  }: Pick<LineOffer, 'available' | 'minimum'> & {
    readonly isMeasured: boolean;
  },
): SplitOffer {
  return {
    quotationId,
    quantity,
    unitPrice,
    available: fromThousandths(available),
    minimum: fromThousandths(minimum),
    isMeasured,
    figures: {
      available: Number(available),
      minimum: Number(minimum),
      cents: Number(lineCents({ quantity, unitPrice })),
    },
  };
}

function inAskedUnit(thousandths: bigint, { over, under }: Fraction): bigint {
  const rounded = divideRounded(thousandths * under, over);
  return rounded > 0n ? rounded : 1n;
}

function pricePerBase(landed: Fraction, thousandths: bigint, { size }: UnitSize): Fraction {
  return {
    over: landed.over * 1_000n * size.under,
    under: landed.under * thousandths * size.over,
  };
}

/** Who offers less than the usual minimum has offered just that. */
function minimumOf(quoted: QuotedLine, asked: AskedMeasure, available: bigint): bigint {
  if (!quoted.minimum) return 0n;
  const { quantity, unit } = quoted.minimum;
  const rate = unitsIn(asked.size, unitSize(unit, quoted.facts ?? asked.line.facts));
  if (!rate)
    return isSameUnit(unit, asked.line.unit) ? lesser(toThousandths(quantity), available) : 0n;
  const inAsked = (toThousandths(quantity) * rate.under + rate.over - 1n) / rate.over;
  return lesser(inAsked, available);
}

/** Cents, shared out by weight so that the parts add up to the whole. */
export function shareOut(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0n));
  let weight = 0n;
  let given = 0n;
  return weights.map((part) => {
    weight += part;
    const upToHere = (total * weight) / whole;
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

/** Cents as a fraction → shillings with four decimals. */
function fourDecimals({ over, under }: Fraction): string {
  const digits = String(divideRounded(over * 100n, under)).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** So little apart that only exact figures can tell which is more. */
const near = 1e-9;

function comparePrices(a: Measured, b: Measured): number {
  const difference = a.roughPrice - b.roughPrice;
  if (difference > near * a.roughPrice || difference < -near * a.roughPrice) return difference;
  if (!a.price || !b.price) return Number(a.price === null) - Number(b.price === null);
  const exact = a.price.over * b.price.under - b.price.over * a.price.under;
  return exact < 0n ? -1 : exact > 0n ? 1 : 0;
}

const order: Readonly<Record<Covers, number>> = { all: 0, part: 1, unknown: 2 };

function rankOffers(measured: readonly Measured[]): LineOffer[] {
  const others = measured.filter(({ price }) => price === null);
  const sorted = [
    ...measured.filter(({ price }) => price !== null).sort(comparePrices),
    ...others.sort((a, b) => order[a.offer.covers] - order[b.offer.covers]),
  ];
  let rank = 1;
  return sorted.map((one, index) => {
    const before = sorted[index - 1];
    if (before && comparePrices(before, one) < 0) rank = index + 1;
    return { ...one.offer, rank: one.price ? rank : null };
  });
}

function rankQuotations(
  quoted: readonly (MeasuredQuotation & Standing)[],
  lines: readonly ComparedLine[],
): ComparedQuotation[] {
  const covered = new Map<string, number>();
  const parts = new Map<string, number>();
  for (const { offers } of lines) {
    for (const { quotationId, covers } of offers) {
      const counts = covers === 'all' ? covered : covers === 'part' ? parts : null;
      counts?.set(quotationId, (counts.get(quotationId) ?? 0) + 1);
    }
  }
  const counted = quoted.map(({ quotationId, isEligible, isLumpSum, landedCents }) => {
    const coveredLines = isLumpSum && lines.length > 0 ? null : (covered.get(quotationId) ?? 0);
    return {
      quotationId,
      landedCents,
      coveredLines,
      partLines: parts.get(quotationId) ?? 0,
      isRanked: isEligible && coveredLines === lines.length,
    };
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
