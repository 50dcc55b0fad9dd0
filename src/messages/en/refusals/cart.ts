export const cart = {
  only_contractors_cart: 'Only contractors have a cart.',
  only_contractors_add: 'Only contractors can add items to cart.',
  below_minimum: 'Minimum order is {quantity}',
  over_stock: 'Only {left} left',
  over_stock_in_cart: 'Only {left} left, and your cart has {inCart}',
  line_full: 'You can have at most {maximum} on one line',
  cart_full: 'Your cart is full: it can hold {maximum} products',
  not_sold: 'This product is no longer for sale',
  cart_line_not_found: 'Cart item not found',
  cart_quantity_wrong: 'Enter a whole number from 1 to 1,000,000',
} as const;
