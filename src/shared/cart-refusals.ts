/**
 * The codes with which a call of the cart is refused; the web application has a sentence for each in
 * every language. A missing session is not among them: it leads to the sign-in.
 */
export const cartRefusals = [
  // The cart's own; `details` hold what the sentence names.
  'below_minimum',
  'over_stock',
  'line_full',
  'cart_full',
  'not_sold',
  // Of any call.
  'not_found',
  'forbidden',
  'invalid',
  'try_again',
  'still_underway',
  'too_many_requests',
  'overloaded',
  'internal',
] as const;
export type CartRefusal = (typeof cartRefusals)[number];

export function isCartRefusal(code: string | null): code is CartRefusal {
  return cartRefusals.some((known) => known === code);
}
