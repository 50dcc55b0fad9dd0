import { fill, type Messages } from '../../../messages/index.ts';
import { isCartRefusal } from '../../../shared/cart-refusals.ts';
import { besideUnit } from '../../../shared/quantities.ts';
import { apiFailure } from './api.ts';

/** Why the cart refused, in the reader's language; null where no answer came, or one without a reason. */
export function cartRefusalText(
  error: unknown,
  t: Messages['catalogue'],
  unitWords: (unit: string) => string,
): string | null {
  const refusal = apiFailure(error);
  if (!refusal || !isCartRefusal(refusal.code)) return refusal?.sentence ?? null;
  const { left, most, minimum, unit } = refusal.details;
  if (refusal.code === 'over_stock' && left === '0') return t.outOfStockText;
  return fill(t.cartRefusals[refusal.code], {
    ...(left && { left: Number(left) }),
    ...(most && { most: Number(most) }),
    ...(minimum && unit && { quantity: besideUnit(Number(minimum), unitWords(unit)) }),
  });
}
