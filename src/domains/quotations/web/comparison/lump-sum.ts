import { toCents } from '../../../../shared/money.ts';
import type { ComparisonAnswer, ComparisonQuotation } from '../../comparison-schema.ts';

/**
 * The lowest sum for everything, where it is below all that is priced line by line. It is not ranked: it
 * does not say what each line costs.
 */
export function lowerLumpSum({
  lines,
  quotations,
  bestSingle,
  bestSplit,
}: Pick<
  ComparisonAnswer,
  'lines' | 'quotations' | 'bestSingle' | 'bestSplit'
>): ComparisonQuotation | null {
  if (lines.length === 0) return null;
  const [lowest] = quotations
    .filter(({ isAwardable, coveredLines }) => isAwardable && coveredLines === null)
    .toSorted((a, b) => (toCents(a.landedTotal) < toCents(b.landedTotal) ? -1 : 1));
  const priced = [bestSingle?.total, bestSplit?.isComplete ? bestSplit.total : undefined];
  const isLower =
    lowest &&
    priced.every((total) => total === undefined || toCents(lowest.landedTotal) < toCents(total));
  return isLower ? lowest : null;
}
