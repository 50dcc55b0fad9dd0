import type { Presser } from './offers-cart.ts';
import { isInStock, type Stocked } from './stock.ts';

/** What happens when "Add to Cart" is pressed, decided before anything is sent. */
export type CardAddDecision =
  | { readonly kind: 'loginRequired'; readonly quantity: number }
  | { readonly kind: 'contractorsOnly' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'send'; readonly quantity: number };

/**
 * The guards of a product card, in the specified order. `wanted` is how many were asked for before;
 * less than the minimum order is not sold, and parts of one neither.
 */
export function decideCardAdd(presser: Presser, product: Stocked, wanted = 0): CardAddDecision {
  const quantity = Math.max(product.minOrderQuantity || 1, Math.ceil(wanted));
  if (!presser) return { kind: 'loginRequired', quantity };
  if (presser.role !== 'contractor') return { kind: 'contractorsOnly' };
  if (!isInStock(product)) return { kind: 'outOfStock' };
  return { kind: 'send', quantity };
}
