import { fill, type Messages } from '../../../messages/index.ts';
import { isCartRefusal } from '../../../shared/cart-refusals.ts';
import { apiFailure } from './api.ts';

/** Why the cart refused, in the reader's language; null where no answer came, or one without a reason. */
export function cartRefusalText(
  error: unknown,
  t: Messages['catalogue'],
  quantityWords: (quantity: string, unit: string) => string,
): string | null {
  const refusal = apiFailure(error);
  if (!refusal || !isCartRefusal(refusal.code)) return refusal?.sentence ?? null;
  const { left, most, minimum, unit, inCart = '0' } = refusal.details;
  if (refusal.code === 'over_stock' && left === '0') return t.outOfStockText;
  const text =
    refusal.code === 'over_stock' && inCart !== '0'
      ? t.overStockInCart
      : t.cartRefusals[refusal.code];
  return fill(text, {
    inCart: Number(inCart),
    ...(left && { left: Number(left) }),
    ...(most && { most: Number(most) }),
    ...(minimum && unit && { quantity: quantityWords(minimum, unit) }),
  });
}
