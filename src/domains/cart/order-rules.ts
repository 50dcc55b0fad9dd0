import { fromCents, toCents } from '../../shared/money.ts';
import { type CartLineFacts, type CartWarning, cartTotals, cartWarnings } from './rules.ts';
import type { SupplierTerms } from './schema.ts';

/** Why what a cart holds of one supplier cannot be ordered as it stands. */
export type OrderProblem =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'line'; readonly index: number; readonly warning: LineProblem }
  | { readonly kind: 'belowOrderMinimum'; readonly minimum: string; readonly missing: string }
  | { readonly kind: 'outsideCounties'; readonly county: string };
/** A price that changed is said, and stops nobody; what is no longer sold is left out. */
export type LineProblem = Exclude<CartWarning, { kind: 'notSold' | 'priceChanged' }>;

/**
 * What stands against ordering these lines of one supplier, first what is wrong with a line.
 *
 * @param county where it is delivered to; null where that is not known yet
 */
export function orderProblems(
  lines: readonly CartLineFacts[],
  { deliveryCounties, minimumOrder }: Pick<SupplierTerms, 'deliveryCounties' | 'minimumOrder'>,
  county: string | null,
): OrderProblem[] {
  if (!lines.some(({ product }) => product.isActive)) return [{ kind: 'nothing' }];
  const problems = lines.flatMap((line, index) =>
    cartWarnings(line).flatMap((warning) =>
      warning.kind === 'overStock' || warning.kind === 'belowMinimum'
        ? [{ kind: 'line' as const, index, warning }]
        : [],
    ),
  );
  const goods = cartTotals(lines).cents;
  const missing = minimumOrder === null ? 0n : toCents(minimumOrder) - goods;
  const isOutside = county !== null && !isServed({ deliveryCounties }, county);
  return [
    ...problems,
    ...(minimumOrder !== null && missing > 0n
      ? [
          {
            kind: 'belowOrderMinimum' as const,
            minimum: minimumOrder,
            missing: fromCents(missing),
          },
        ]
      : []),
    ...(isOutside ? [{ kind: 'outsideCounties' as const, county }] : []),
  ];
}

/** Whether a supplier may deliver there: one that has not said where it delivers can still decline. */
export const isServed = (
  { deliveryCounties }: Pick<SupplierTerms, 'deliveryCounties'>,
  county: string,
): boolean => deliveryCounties.length === 0 || deliveryCounties.includes(county);

/** What an order of these lines comes to, delivery included: cents. */
export const orderCents = (
  lines: readonly CartLineFacts[],
  { deliveryFee }: Pick<SupplierTerms, 'deliveryFee'>,
): bigint => cartTotals(lines).cents + toCents(deliveryFee ?? '0');
