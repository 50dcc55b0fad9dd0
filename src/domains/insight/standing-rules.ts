/** How a quoted price stands against what is usual. Amounts are whole cents of one unit. */

export const standings = ['farBelow', 'below', 'usual', 'above', 'farAbove'] as const;
export type Standing = (typeof standings)[number];

export interface UsualRange {
  readonly lower: bigint;
  readonly median: bigint;
  readonly upper: bigint;
}

/** As much as a supplier is asked about when it changes a price: see docs/decisions/0106. */
const farPercent = 40n;

export function standingOf(price: bigint, { lower, median, upper }: UsualRange): Standing {
  if (price * 100n < median * (100n - farPercent)) return 'farBelow';
  if (price * 100n > median * (100n + farPercent)) return 'farAbove';
  if (price < lower) return 'below';
  return price > upper ? 'above' : 'usual';
}
