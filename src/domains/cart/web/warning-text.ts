import { fill, type Messages } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import type { CartWarning } from '../rules.ts';

/** What a line's warning says in the reader's language. */
export function warningText(
  warning: CartWarning,
  t: Messages['cart'],
  quantityWords: (quantity: number, unit: string) => string,
): string {
  switch (warning.kind) {
    case 'notSold':
      return t.notSold;
    case 'overStock':
      return warning.left === 0 ? t.noneLeft : fill(t.overStock, { left: warning.left });
    case 'belowMinimum':
      return fill(t.belowMinimum, { quantity: quantityWords(warning.minimum, warning.unit) });
    case 'priceChanged':
      return fill(t.priceChanged, {
        from: formatUnitPrice(warning.from),
        to: formatUnitPrice(warning.to),
      });
  }
}
