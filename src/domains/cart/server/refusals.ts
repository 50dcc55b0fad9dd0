import { AppError } from '../../../shared/errors.ts';
import { maxCartLines, maxQuantity } from '../schema.ts';

export const belowMinimum = (minimum: number, unit: string) =>
  new AppError(422, 'below_minimum', { at: 'quantity', details: { quantity: minimum, unit } });

/** `inCart`: how many of them the cart holds already. */
export function overStock(left: number, inCart = 0): AppError {
  if (inCart === 0) return new AppError(409, 'over_stock', { details: { left } });
  return new AppError(409, 'over_stock_in_cart', { details: { left, inCart } });
}

export const lineFull = () => new AppError(409, 'line_full', { details: { maximum: maxQuantity } });

export const cartFull = () =>
  new AppError(409, 'cart_full', { details: { maximum: maxCartLines } });

export const noSuchLine = () => new AppError(404, 'cart_line_not_found');
