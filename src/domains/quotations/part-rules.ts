import type { Fraction } from '../materials/unit-rules.ts';

/**
 * Parts of an offer. What is asked for is counted in the request's unit, what is ordered in the offer's
 * own: bags, bars and sheets are not cut, so a part is ordered in whole ones. Quantities are thousandths.
 */

export interface OfferedParts {
  /** All that is offered, in the offer's unit. */
  readonly whole: bigint;
  /** What that covers of the request, in the request's unit. */
  readonly covered: bigint;
  /** The offer's units in one of the request's; null where nobody can tell. */
  readonly rate: Fraction | null;
  /** The least that is sold, in the offer's unit. */
  readonly step: bigint;
}

/** A line of a quotation. */
export interface OfferAt {
  readonly quotationId: string;
  readonly rfqItemId: string;
}

export const offerKey = ({ quotationId, rfqItemId }: OfferAt) => `${quotationId} ${rfqItemId}`;

/** A part of the request that is given to an offer. */
export interface GivenPart {
  readonly parts: OfferedParts;
  /** In the request's unit, above 0. */
  readonly quantity: bigint;
}

/** The smaller of two whole numbers, for which Math.min is not made. */
export const lesser = (a: bigint, b: bigint) => (a < b ? a : b);

/** Units that hold all of a quantity, rounded up to what is sold. */
export function inSteps(quantity: bigint, { over, under }: Fraction, step: bigint): bigint {
  const steps = under * step;
  return ((quantity * over + steps - 1n) / steps) * step;
}

/** What is ordered for so much of the request, in the offer's unit: no more than was offered. */
export function orderedFor({ parts, quantity }: GivenPart): bigint {
  const { whole, covered, rate, step } = parts;
  if (quantity >= covered) return whole;
  return lesser(inSteps(quantity, rate ?? { over: whole, under: covered }, step), whole);
}

/** Whether so much is more than is offered, in whole units. */
export function isBeyondOffer({ parts, quantity }: GivenPart): boolean {
  const { whole, covered, rate, step } = parts;
  if (quantity <= covered) return false;
  return rate === null || inSteps(quantity, rate, step) > whole;
}

/** Whether less is ordered for a part than for the least that is sold, also in the request's unit. */
export function isBelowLeast({ parts, quantity }: GivenPart, least: bigint): boolean {
  if (quantity >= least) return false;
  if (parts.rate === null) return true;
  return orderedFor({ parts, quantity }) < orderedFor({ parts, quantity: least });
}

/**
 * Whether parts of one line are more than was asked for: without the last unit of one of them, the
 * others would still hold it all. What whole units hold beyond the request is no more than that.
 */
export function isBeyondRequest(given: readonly GivenPart[], asked: bigint): boolean {
  if (given.reduce((sum, { quantity }) => sum + quantity, 0n) <= asked) return false;
  const all = given.map(heldBy).reduce(sumOf, { over: -asked, under: 1n });
  return given.some((part) => sumOf(all, lastUnit(part)).over >= 0n);
}

/**
 * What is given of the request by parts that are not beyond it, in their order: as much as each of them was
 * given, and what its whole units hold besides while something is left; altogether no more than was asked
 * for. Nothing of a part that nothing is left for.
 */
export function givenOf(given: readonly GivenPart[], asked: bigint): bigint[] {
  let left = asked;
  const take = (most: bigint) => {
    const own = lesser(most, left);
    left -= own;
    return own;
  };
  const typed = given.map(({ parts, quantity }) => take(lesser(quantity, parts.covered)));
  return given.map((part, index) => {
    const own = typed[index] ?? 0n;
    const { over, under } = heldBy(part);
    const held = lesser(over / under, part.parts.covered);
    return own > 0n && held > own ? own + take(held - own) : own;
  });
}

/** What is ordered for a part holds so much, in the request's unit. */
export function heldBy(part: GivenPart): Fraction {
  const { rate } = part.parts;
  if (!rate) return { over: part.quantity, under: 1n };
  return { over: orderedFor(part) * rate.under, under: rate.over };
}

/** What the last unit of a part holds, to be taken away: whole steps are left. */
function lastUnit(part: GivenPart): Fraction {
  const { rate, step } = part.parts;
  if (!rate) return { over: 0n, under: 1n };
  const ordered = orderedFor(part);
  const last = ordered - ((ordered - 1n) / step) * step;
  return { over: -last * rate.under, under: rate.over };
}

const sumOf = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
