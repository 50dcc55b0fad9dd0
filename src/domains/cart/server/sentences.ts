import { formatUnitPrice } from '../../../shared/money.ts';
import { quantityOf } from '../../../shared/quantities.ts';
import type { CartWarning } from '../rules.ts';

/** What the API says about quantities; the page has its own words in the reader's language. */

export const atMost = (most: number) => `You can have at most ${most} on one line`;
export const onlyLeft = (left: number, inCart = 0) =>
  inCart > 0 ? `Only ${left} left, and your cart has ${inCart}` : `Only ${left} left`;
export const minimumOrder = (minimum: number, unit: string) =>
  `Minimum order is ${quantityOf(minimum, unit)}`;
export const notSold = 'This product is no longer for sale';

/** The warnings of a line in sentences, or null where there are none. */
export function warningSentences(warnings: readonly CartWarning[]): string | null {
  return warnings.length === 0 ? null : `${warnings.map(sentenceOf).join('. ')}.`;
}

function sentenceOf(warning: CartWarning): string {
  switch (warning.kind) {
    case 'notSold':
      return notSold;
    case 'overStock':
      return onlyLeft(warning.left);
    case 'belowMinimum':
      return minimumOrder(warning.minimum, warning.unit);
    case 'priceChanged': {
      const [from, to] = [formatUnitPrice(warning.from), formatUnitPrice(warning.to)];
      return `The price changed from ${from} to ${to}`;
    }
  }
}
