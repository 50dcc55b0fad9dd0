import {
  type Fraction,
  isSameUnit,
  leastStep,
  type MaterialFacts,
  type UnitSize,
  unitSize,
  unitsIn,
} from '../catalogue/unit-rules.ts';
import { divideRounded, fromThousandths, toThousandths } from './rules.ts';
import { lesser } from './split-rules.ts';

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

/** Units offered in one unit asked for; null where nobody can tell. */
function rateOf(asked: AskedQuantity, offered: OfferedQuantity): Fraction | null {
  const unit = offered.unit ?? asked.unit;
  if (unit === asked.unit || isSameUnit(unit, asked.unit)) return one;
  return unitsIn(unitSize(asked.unit, asked.facts), unitSize(unit, asked.facts));
}

/** The offer in thousandths of the unit asked for; null where the units cannot be compared. */
function inAskedUnit(asked: AskedQuantity, offered: OfferedQuantity): bigint | null {
  const rate = rateOf(asked, offered);
  if (!rate) return null;
  const exact = divideRounded(toThousandths(offered.quantity) * rate.under, rate.over);
  return exact > 0n ? exact : 1n;
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
  const exact = roundedUp(quantity, rate, 1n);
  const whole = isOne(rate) ? exact : roundedUp(quantity, rate, leastStep(unit));
  return (whole - exact) * mostBeyond <= exact ? whole : exact;
}

const isOne = ({ over, under }: Fraction) => over === under;

/**
 * Thousandths of another unit that hold all of a quantity, rounded up to what is sold.
 *
 * @param rate units of the other in one of the quantity's
 */
export function roundedUp(quantity: string, { over, under }: Fraction, step: bigint): bigint {
  const steps = under * step;
  return ((toThousandths(quantity) * over + steps - 1n) / steps) * step;
}

/**
 * Thousandths of the request's unit that may be awarded to this line. Where the units cannot be
 * compared, the line is taken as an offer for all of it.
 */
export function coveredThousandths(asked: AskedQuantity, offered: OfferedQuantity): bigint {
  const requested = toThousandths(asked.quantity);
  const covered = inAskedUnit(asked, offered);
  if (covered === null || covered > requested) return requested;
  return covered;
}

/**
 * The least of an offer that can be awarded, in thousandths of the request's unit: what its product is
 * sold in at least. Who offers less than that has offered just that.
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
  return lesser((quantity * rate.under + rate.over - 1n) / rate.over, most);
}

/** Whether both units are known to measure the same: else an offer is awarded wholly or not at all. */
export const isComparable = (asked: AskedQuantity, offered: OfferedQuantity) =>
  rateOf(asked, offered) !== null;

/** What an award in the request's unit means in the offer's own: all of it, or its part of it. */
export function orderedQuantity(
  asked: AskedQuantity,
  offered: OfferedQuantity,
  awarded: bigint,
): string {
  const covered = coveredThousandths(asked, offered);
  const whole = toThousandths(offered.quantity);
  if (awarded >= covered) return fromThousandths(whole);
  const part = divideRounded(whole * awarded, covered);
  return fromThousandths(part > 0n ? part : 1n);
}
