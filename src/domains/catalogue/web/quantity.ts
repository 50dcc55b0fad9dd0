import { fromCents, toCents } from '../../../shared/money.ts';
import { quantityBounds } from '../../../ui/primitives/quantity-rules.ts';
import type { Stocked } from './stock.ts';

export type Availability = 'available' | 'outOfStock' | 'belowMinimum';

/** Whether any quantity can be ordered from the detail page. A stock that is not given does not stop it. */
export function availability(product: Stocked): Availability {
  const { min, max } = quantityBounds(product);
  if (max <= 0) return 'outOfStock';
  return max < min ? 'belowMinimum' : 'available';
}

/** Price times quantity to the cent, as a decimal string ("1250.50"). The price may be a string or a number. */
export function totalPrice(price: string | number, quantity: number): string {
  return fromCents(toCents(price) * BigInt(quantity));
}
