/** The cart: its page and its button in the frame. */
export const cart = {
  title: 'Cart',
  buttonOne: 'Cart, 1 item',
  buttonMany: 'Cart, {count} items',

  // The page
  emptyTitle: 'Your cart is empty',
  emptyText: 'Add what your site needs: prices and stock come straight from the suppliers.',
  browse: 'Browse products',
  groupLabel: 'From {supplier}',
  verified: 'Verified supplier',
  contactSupplier: 'Contact Supplier',
  quantityOf: 'Quantity of {product}',
  remove: 'Remove',
  subtotal: 'Subtotal',
  supplierSubtotal: 'Subtotal from this supplier',

  // Warnings of a line
  notSold: 'No longer sold. It is not part of the total.',
  overStock: 'Only {left} left',
  noneLeft: 'Out of stock',
  belowMinimum: 'Minimum order is {quantity}',
  priceChanged: 'The price changed from {from} to {to}',

  // The summary
  summary: 'Summary',
  items: 'Items',
  units: 'Total units',
  total: 'Total',
  requestQuotes: 'Request quotes',
  requestQuotesText: 'One request goes to all suppliers who sell these and deliver to you.',
  askedFor: 'Prices asked for on {date}:',
  askedForOther: 'Prices for {count} asked for on {date}:',
  allAskedFor: 'You have asked for prices of all this. Asking again makes another request.',
  nextSteps: 'Next steps',
  nextStepCheck: 'Check quantities and the notes on each line.',
  nextStepContact: 'Contact each supplier to agree on delivery and payment.',
  nextStepPrice: 'Prices and stock are those of now: nothing is reserved until you agree.',

  // Toasts
  removed: 'Removed from cart',
  undo: 'Undo',
  updateFailed: 'Failed to update quantity',
  removeFailed: 'Failed to remove item',
  undoFailed: 'The item could not be added again.',

  // Who may see it
  accessTitle: 'Access Denied',
  accessText: 'You need to be logged in as a contractor to access this page.',
  signInTitle: 'Sign in to see your cart',
  signIn: 'Sign In',
  contractorsTitle: 'The cart is for contractors',
  contractorsText:
    'Only contractors can add items to cart. With your account you can still look at every product.',
  home: 'Go to the home page',
} as const;
