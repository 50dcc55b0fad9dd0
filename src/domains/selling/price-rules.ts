import { fromCents, toCents } from '../../shared/money.ts';

/** Changing many prices at once: what asks first, and what a percentage makes of a price. */

/** A change by more than this part of the old price asks first. */
const largestShiftPercent = 40n;
/** A price below this part of the county's median asks first. */
const leastPartOfMedian = 10n;
/** So many others must offer the same in the county before their prices say anything. */
export const fewestOffers = 3;

/** Why a new price is asked about before it is stored. */
export const priceDoubts = ['largeShift', 'farBelowMedian'] as const;
export type PriceDoubt = (typeof priceDoubts)[number];

export interface OddPrice {
  readonly doubt: PriceDoubt;
  /** KES, decimal string: the price before, or the median of the county. */
  readonly compared: string;
}

/**
 * What is odd about a new price; null where nothing is.
 *
 * @param before null for a product that is new
 * @param median KES, decimal string, of what others in the county ask for the same; null where unknown
 */
export function oddPrice(
  before: string | null,
  after: string,
  median: string | null,
): OddPrice | null {
  const wanted = toCents(after);
  const old = before === null ? null : toCents(before);
  if (old === wanted) return null;
  if (median !== null && wanted * leastPartOfMedian < toCents(median)) {
    return { doubt: 'farBelowMedian', compared: median };
  }
  if (before === null || old === null) return null;
  const shift = wanted > old ? wanted - old : old - wanted;
  return shift * 100n > old * largestShiftPercent
    ? { doubt: 'largeShift', compared: before }
    : null;
}

const wholeShillingsFrom = 10_00n;
const largestCents = 99_999_999_99n;

/**
 * A price raised or lowered by a percentage with up to two decimals, in whole shillings from KSh 10 on.
 * @returns a decimal string; null for what is no price any more
 */
export function byPercent(price: string, percent: number): string | null {
  const hundredths = BigInt(Math.round(percent * 100));
  const exact = toCents(price) * (10_000n + hundredths);
  const cents = rounded(exact, 10_000n);
  const shillings = rounded(exact, 1_000_000n) * 100n;
  const result = cents >= wholeShillingsFrom ? shillings : cents;
  return result > 0n && result <= largestCents ? fromCents(result) : null;
}

const rounded = (amount: bigint, by: bigint) => (amount + by / 2n) / by;

/** "5", "+5", "-2.5 %" as a number; null for anything else, for nothing and beyond all reason. */
export function readPercent(text: string): number | null {
  const typed = text.replace(/%$/, '').replace('−', '-').trim();
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  const percent = Number(typed);
  return percent > -100 && percent !== 0 ? percent : null;
}
