import { toCents } from '../../shared/money.ts';
import type { Difference } from '../materials/trait-rules.ts';
import {
  type Fraction,
  isSameUnit,
  type MaterialFacts,
  type UnitSize,
  unitSize,
  unitsIn,
} from '../materials/unit-rules.ts';
import { coveredBy, coveredOf, leastThousandths, offeredRate, partStep } from './award-rules.ts';
import {
  divideRounded,
  fromThousandths,
  lineCents,
  type Terms,
  toThousandths,
  vatPercent,
} from './rules.ts';
import { emptyFigures, readOffer } from './split-figures-rules.ts';
import type { OfferFigures, SplitOffer } from './split-rules.ts';
import { AskedTraitsReader, type Note, readNotes } from './substitute-rules.ts';

/**
 * What each line of a quotation comes to: with its share of delivery and VAT, in the base unit of what
 * was asked for. It stays the same for as long as both do. Pure and exact.
 */

export interface AskedLine {
  readonly rfqItemId: string;
  readonly productName?: string;
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
  readonly notes?: string | null;
  /** None: a lump sum for the whole request. */
  readonly lines: readonly QuotedLine[];
}

/** `all` of the quantity asked for, a `part` of it, or `unknown` where units cannot be compared. */
export type Covers = 'all' | 'part' | 'unknown';

/** One line of a quotation, measured; an award can be split from it as it is. */
export interface LineOffer extends SplitOffer {
  readonly quoted: QuotedLine;
  /** In which respects it is not what was asked for; none where it is just that. */
  readonly differences: readonly Difference[];
  /** It differs, and the buyer has not accepted that: it is shown, and counts as no answer. */
  readonly isOpenSubstitute: boolean;
  /** Of the line, with its share of delivery and VAT. The shares of a quotation add up to its total. */
  readonly landedCents: bigint;
  readonly covers: Covers;
  /** Of the quantity asked for, from 0 to 1; 0 where nobody can tell. */
  readonly share: number;
  /** Shillings a base unit with delivery and VAT, four decimals; null where the unit is not known. */
  readonly normalizedUnitPrice: string | null;
  readonly normalizedUnit: string | null;
  /** Cents a base unit, exactly; null where it cannot be ranked, whoever offers it. */
  readonly price: Fraction | null;
}

/** What was asked for, ready to measure quotations by: by line, in their order. */
export type AskedMeasures = ReadonlyMap<string, AskedMeasure>;

export const measureAsked = (asked: readonly AskedLine[]): AskedMeasures =>
  new Map(asked.map((line, place) => [line.rfqItemId, new AskedMeasure(line, place)]));

export interface MeasuredQuotation {
  readonly quotationId: string;
  readonly landedCents: bigint;
  /** A lump sum for the whole request. */
  readonly isLumpSum: boolean;
  /** By place of the line that was asked for; null where it is not offered. */
  readonly lines: readonly (LineOffer | null)[];
  /** Likewise the prices of a base unit, near enough to sort by first; NaN where it cannot be ranked. */
  readonly roughPrices: Float64Array;
  readonly figures: OfferFigures;
  /** Lines it covers wholly, and in part. */
  readonly coveredLines: number;
  readonly partLines: number;
}

/** Measures a quotation by what was asked for; lines that are not asked for any more are left out. */
export function measureQuotation(asked: AskedMeasures, quotation: PricedOffer): MeasuredQuotation {
  const lines: (LineOffer | null)[] = Array.from(asked, () => null);
  const roughPrices = new Float64Array(asked.size).fill(Number.NaN);
  const figures = emptyFigures(asked.size);
  const counts = { all: 0, part: 0, unknown: 0 };
  for (const [{ place, thousandths }, offer] of measureLines(quotation, asked)) {
    const { price, covers } = offer;
    lines[place] = offer;
    counts[covers] += 1;
    if (price) roughPrices[place] = Number(price.over) / Number(price.under);
    if (offer.isMeasured) readOffer(figures, place, offer, Number(thousandths));
  }
  return {
    quotationId: quotation.quotationId,
    landedCents: toCents(quotation.totalAmount),
    isLumpSum: quotation.lines.length === 0,
    lines,
    roughPrices,
    figures,
    coveredLines: counts.all,
    partLines: counts.part,
  };
}

/** A line asked for, and what each unit that somebody quotes it in holds. */
class AskedMeasure {
  readonly line: AskedLine;
  readonly place: number;
  readonly unit: string | null;
  readonly size: UnitSize | null;
  readonly thousandths: bigint;
  readonly #units = new Map<string, QuotedMeasure>();
  readonly #traits: AskedTraitsReader;

  constructor(line: AskedLine, place: number) {
    this.line = line;
    this.#traits = new AskedTraitsReader(line);
    this.place = place;
    this.unit = line.unit;
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

  differences({ facts = null, unit }: QuotedLine, notes: readonly Note[]): readonly Difference[] {
    return this.#traits.differences({ facts, unit, notes });
  }

  #measure(unit: string | null, facts: MaterialFacts): QuotedMeasure {
    const { unit: askedUnit, facts: askedFacts } = this.line;
    const isSame = isSameUnit(unit, askedUnit);
    // What is offered in place of the request may lack what the request's own words tell.
    const size = unitSize(unit, facts) ?? (isSame ? this.size : null);
    const rate = reduced(offeredRate({ unit: askedUnit, facts: askedFacts }, unit, this.size));
    const step = partStep(askedUnit, unit);
    return { size, rate, step, trueRate: unitsIn(this.size, size) ?? (isSame ? one : null) };
  }
}

const one: Fraction = { over: 1n, under: 1n };

/** In the smallest numbers: it is sent and reckoned with for every offer. */
function reduced(fraction: Fraction | null): Fraction | null {
  if (!fraction) return null;
  const { over, under } = fraction;
  let [common, rest] = [over, under];
  while (rest > 0n) [common, rest] = [rest, common % rest];
  return { over: over / common, under: under / common };
}

interface QuotedMeasure {
  readonly size: UnitSize | null;
  /** Units quoted in one unit asked for, as awards count them: the same words are the same unit. */
  readonly rate: Fraction | null;
  /** The same by what they hold: a bag offered instead may be a smaller one. */
  readonly trueRate: Fraction | null;
  /** The least that is ordered of the unit, in thousandths. */
  readonly step: bigint;
}

function measureLines(
  quotation: PricedOffer,
  asked: AskedMeasures,
): (readonly [asked: AskedMeasure, offer: LineOffer])[] {
  const { terms, lines } = quotation;
  const perLine = terms.deliveryTerms === 'per_line' ? toCents(terms.deliveryCost) : 0n;
  const weights = lines.map((line) => lineCents(line) + perLine);
  const weight = weights.reduce((sum, cents) => sum + cents, 0n);
  const total = toCents(quotation.totalAmount);
  const landed = shareOut(total, weights);
  const notes = readNotes(quotation.notes ?? null);
  return lines.flatMap((quoted, index) => {
    const line = asked.get(quoted.rfqItemId);
    const share = weights[index] ?? 0n;
    // Where nothing is added, equal prices are the same figures: they are told apart at a glance.
    const isPlain = total === weight && weight > 0n;
    const exactly = isPlain ? { over: share, under: 1n } : { over: share * total, under: weight };
    const cents = { rounded: landed[index] ?? 0n, exactly };
    if (!line) return [];
    const differences = line.differences(quoted, notes);
    return [[line, { ...measure(quotation, quoted, line, cents), differences }]];
  });
}

/** A line with its share of delivery and VAT: rounded so that all lines add up, and as it is. */
interface LandedCents {
  readonly rounded: bigint;
  readonly exactly: Fraction;
}

function measure(
  { quotationId }: PricedOffer,
  quoted: QuotedLine,
  asked: AskedMeasure,
  landed: LandedCents,
): Omit<LineOffer, 'differences'> {
  const { size, rate, step, trueRate } = asked.measureOf(quoted);
  const thousandths = toThousandths(quoted.quantity);
  const held = trueRate && coveredBy(thousandths, trueRate);
  const covers = held === null ? 'unknown' : held >= asked.thousandths ? 'all' : 'part';
  const available = coveredOf(thousandths, rate, asked.thousandths);
  const { facts } = asked.line;
  const least = quoted.minimum
    ? leastThousandths(asked, quoted.minimum, quoted.facts ?? facts, available)
    : 0n;
  // A part of an unknown measure is no quantity that anybody could deliver.
  const minimum = rate ? least : available;
  // Lines that round to nothing share nothing out.
  const hasPrice = size !== null && landed.exactly.under > 0n;
  // What is more than was asked for makes nothing cheaper.
  const isMore = held !== null && held > asked.thousandths;
  const counted = isMore && trueRate ? askedIn(asked, trueRate) : thousandths;
  const price = hasPrice ? pricePerBase(landed.exactly, counted, size) : null;
  const isComparable = covers === 'all' && size?.unit === asked.size?.unit;
  return {
    quotationId,
    quoted,
    isOpenSubstitute: false,
    quantity: quoted.quantity,
    unitPrice: quoted.unitPrice,
    landedCents: landed.rounded,
    available: fromThousandths(available),
    minimum: fromThousandths(minimum),
    rate,
    step,
    isMeasured: covers !== 'unknown',
    covers,
    share: held === null ? 0 : Math.min(1, Number(held) / Number(asked.thousandths)),
    normalizedUnitPrice: price ? fourDecimals(price) : null,
    normalizedUnit: size?.unit ?? null,
    price: isComparable ? price : null,
  };
}

/** All that was asked for, in thousandths of the offer's unit. */
function askedIn({ thousandths }: AskedMeasure, { over, under }: Fraction): bigint {
  const rounded = divideRounded(thousandths * over, under);
  return rounded > 0n ? rounded : 1n;
}

function pricePerBase(landed: Fraction, thousandths: bigint, { size }: UnitSize): Fraction {
  return {
    over: landed.over * 1_000n * size.under,
    under: landed.under * thousandths * size.over,
  };
}

/**
 * Cents, shared out by weight so that the parts add up to the whole. Each is rounded down, and the cents
 * that are left go to those that lost most by that: a share without a fraction is what it is.
 */
export function shareOut(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0n));
  const { over, under } = rateOfShares(total, whole);
  const lost = new Float64Array(weights.length);
  let left = total;
  const shares = weights.map((weight, index) => {
    const share = (weight * over) / under;
    lost[index] = Number(weight * over - share * under);
    left -= share;
    return share;
  });
  if (left > 0n) giveLeft(shares, lost, Number(left));
  return shares;
}

/** Where VAT is all that comes on top, a share is the price with VAT, whatever the sum was rounded to. */
function rateOfShares(total: bigint, whole: bigint): Fraction {
  const withVat = divideRounded(whole * (100n + vatPercent), 100n);
  return total === withVat
    ? { over: 100n + vatPercent, under: 100n }
    : { over: total, under: whole };
}

/** One cent more for the `left` shares that lost most; of those that lost the same, for the first. */
function giveLeft(shares: bigint[], lost: Float64Array, left: number): void {
  const least = lost.toSorted().at(-left) ?? 0;
  let atLeast = left - lost.reduce((count, one) => (one > least ? count + 1 : count), 0);
  for (const [index, one] of lost.entries()) {
    if (one < least || (one === least && atLeast === 0)) continue;
    if (one === least) atLeast -= 1;
    shares[index] = (shares[index] ?? 0n) + 1n;
  }
}

/** Cents as a fraction → shillings with four decimals. */
function fourDecimals({ over, under }: Fraction): string {
  const digits = String(divideRounded(over * 100n, under)).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
