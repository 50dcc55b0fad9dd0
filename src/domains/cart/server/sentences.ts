import { refusals } from '../../../messages/en/refusals.ts';
import { refusalText } from '../../../messages/refusals.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import type { CartWarning } from '../rules.ts';

/** The warnings of a line in sentences, or null where there are none: the page has them in its language. */
export function warningSentences(warnings: readonly CartWarning[]): string | null {
  return warnings.length === 0 ? null : `${warnings.map(sentenceOf).join('. ')}.`;
}

function sentenceOf(warning: CartWarning): string {
  switch (warning.kind) {
    case 'notSold':
      return refusals.not_sold;
    case 'overStock':
      return refusalText(refusals, { code: 'over_stock', details: { left: warning.left } });
    case 'belowMinimum': {
      const details = { quantity: warning.minimum, unit: warning.unit };
      return refusalText(refusals, { code: 'below_minimum', details });
    }
    case 'priceChanged': {
      const [from, to] = [formatUnitPrice(warning.from), formatUnitPrice(warning.to)];
      return `The price changed from ${from} to ${to}`;
    }
  }
}
