import type { CartRefusal } from '../../../shared/cart-refusals.ts';
import { AppError, conflict, notFound } from '../../../shared/errors.ts';
import { maxCartLines, maxQuantity } from '../schema.ts';
import { atMost, minimumOrder, notSold, onlyLeft } from './sentences.ts';

/** The cart's refusals. `details` hold the numbers of their sentences, for readers of other languages. */

const refused = (message: string, code: CartRefusal, details: Readonly<Record<string, string>>) =>
  conflict(message, code, details);

export function belowMinimum(minimum: number, unit: string): AppError {
  const message = minimumOrder(minimum, unit);
  return new AppError(422, 'below_minimum' satisfies CartRefusal, message, {
    issues: [{ path: 'quantity', message }],
    details: { minimum: String(minimum), unit },
  });
}

/** `inCart`: how many of them the cart holds already. */
export const overStock = (left: number, inCart = 0) =>
  refused(onlyLeft(left, inCart), 'over_stock', {
    left: String(left),
    ...(inCart > 0 && { inCart: String(inCart) }),
  });

export const lineFull = () =>
  refused(atMost(maxQuantity), 'line_full', { most: String(maxQuantity) });

export const cartFull = () =>
  refused(`Your cart is full: it can hold ${maxCartLines} products`, 'cart_full', {
    most: String(maxCartLines),
  });

export const noLongerSold = () => refused(notSold, 'not_sold', {});

export const noSuchLine = () => notFound('Cart item not found');
