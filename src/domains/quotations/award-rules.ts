import {
  type Fraction,
  isDivisible,
  isSameUnit,
  leastStep,
  type MaterialFacts,
  type UnitSize,
  unitSize,
  unitsIn,
} from '../materials/unit-rules.ts';
import { inSteps, lesser, type OfferedParts } from './part-rules.ts';
import { divideRounded, toThousandths } from './rules.ts';

/** How much of what was asked for a quotation's line covers, also where it counts in another unit. */

export interface AskedQuantity {
  /** Decimal with three decimals. */
  readonly quantity: string;
  readonly unit: string | null;
  /** What is known of the material: a bag of what, and how heavy. */
  readonly facts: MaterialFacts;
}

export interface OfferedQuantity {
  readonly quantity: string;
  /** Nothing is the unit that was asked for. */
  readonly unit?: string | null | undefined;
}

const one: Fraction = { over: 1n, under: 1n };

/**
 * Units offered in one unit asked for, as awards count them: the same words are the same unit. Null where
 * nobody can tell.
 *
 * @param size of the unit asked for, where it was worked out already
 */
export function offeredRate(
  asked: Omit<AskedQuantity, 'quantity'>,
  unit: string | null,
  size?: UnitSize | null,
): Fraction | null {
  if (unit === asked.unit || isSameUnit(unit, asked.unit)) return one;
  const own = size === undefined ? unitSize(asked.unit, asked.facts) : size;
  return unitsIn(own, unitSize(unit, asked.facts));
}

const rateOf = (asked: AskedQuantity, offered: OfferedQuantity) =>
  offeredRate(asked, offered.unit ?? asked.unit);

/**
 * How much of a request an offer covers, in thousandths: no more than was asked, and all of it where the
 * units cannot be compared.
 */
export const coveredOf = (whole: bigint, rate: Fraction | null, requested: bigint): bigint =>
  rate ? lesser(coveredBy(whole, rate), requested) : requested;

/**
 * The least that is ordered of a unit in parts: in the unit that was asked for itself, kilograms and metres
 * as they are asked for.
 */
export const partStep = (asked: string | null, unit: string | null) =>
  isDivisible(unit) && isSameUnit(asked, unit) ? 1n : leastStep(unit);

/** A line of a quotation as parts of it are awarded and ordered. */
export function offeredParts(asked: AskedQuantity, offered: OfferedQuantity): OfferedParts {
  const requested = toThousandths(asked.quantity);
  const whole = toThousandths(offered.quantity);
  const rate = rateOf(asked, offered);
  const step = partStep(asked.unit, offered.unit ?? asked.unit);
  return { whole, covered: coveredOf(whole, rate, requested), rate, step };
}

/** An offer in thousandths of the unit asked for. */
export function coveredBy(whole: bigint, { over, under }: Fraction): bigint {
  const rounded = divideRounded(whole * under, over);
  return rounded > 0n ? rounded : 1n;
}

/** What a whole unit may hold beyond the request is at most the tenth part of that. */
const mostBeyond = 10n;

/**
 * Whether an offer is for no more than was asked. In another unit that is up to the next whole one, where
 * that is hardly more: who sells bars answers 500 kg with 47 of them, and no lorry answers 10 kg.
 * Between units that nobody can compare, any offer is.
 */
export function fitsRequest(asked: AskedQuantity, offered: OfferedQuantity): boolean {
  const rate = rateOf(asked, offered);
  if (!rate) return true;
  return toThousandths(offered.quantity) <= mostOffered(asked.quantity, rate, offered.unit ?? null);
}

/**
 * The most that may be offered, in thousandths of another unit, rounded up to what is sold whole.
 *
 * @param rate units of the other in one of the request's
 */
export function mostOffered(quantity: string, rate: Fraction, unit: string | null): bigint {
  const exact = inSteps(toThousandths(quantity), rate, 1n);
  const whole = isOne(rate) ? exact : inSteps(toThousandths(quantity), rate, leastStep(unit));
  return (whole - exact) * mostBeyond <= exact ? whole : exact;
}

const isOne = ({ over, under }: Fraction) => over === under;

/**
 * The least of an offer that can be awarded, in thousandths of the request's unit: what its product is
 * sold in at least. Who offers less than that has offered just that. It is held against whole units, so
 * that what cannot be told in thousandths is left out.
 *
 * @param facts of the product
 * @param most all that the offer covers
 */
export function leastThousandths(
  asked: { readonly unit: string | null; readonly size: UnitSize | null },
  minimum: { readonly quantity: string; readonly unit: string },
  facts: MaterialFacts,
  most: bigint,
): bigint {
  const rate = unitsIn(asked.size, unitSize(minimum.unit, facts));
  const quantity = toThousandths(minimum.quantity);
  if (!rate) return isSameUnit(minimum.unit, asked.unit) ? lesser(quantity, most) : 0n;
  const held = (quantity * rate.under) / rate.over;
  return lesser(held > 0n ? held : 1n, most);
}
