/** The cart: its page and its button in the frame. */
export const cart = {
  title: 'Cart',
  buttonOne: 'Cart, 1 item',
  buttonMany: 'Cart, {count} items',

  // The page
  emptyTitle: 'Your cart is empty',
  emptyText: 'Add the materials your site needs.',
  browse: 'Browse products',
  verified: 'Verified supplier',
  contactSupplier: 'Contact Supplier',
  quantityOf: 'Quantity of {product}',
  remove: 'Remove',
  subtotal: 'Subtotal',
  supplierSubtotal: 'Subtotal from this supplier',

  // Warnings of a line
  notSold: 'No longer for sale. Not included in the total.',
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
  requestQuotesText: 'One RFQ goes to all suppliers who sell these and deliver to you.',
  askedFor: 'You requested quotes on {date}:',
  askedForOther: 'You requested quotes for {count} on {date}:',
  allAskedFor:
    'You have already requested quotes for all of these. If you ask again, you send another RFQ.',
  nextSteps: 'Next steps',
  nextStepCheck: 'Check the quantity on each line.',
  nextStepContact: 'Order from each supplier at list price, or request quotes from all of them.',
  nextStepPrice:
    'Prices and stock are current. Nothing is reserved until the supplier confirms your order.',

  // Toasts
  removed: 'Removed from cart',
  undo: 'Undo',
  updateFailed: 'Failed to update quantity',
  removeFailed: 'Failed to remove item',
  undoFailed: 'We could not add the item again.',

  // Who may see it
  contractorsTitle: 'The cart is for contractors',
  contractorsText: 'Only contractors can add items to cart. You can still browse all products.',
  home: 'Go to the home page',
} as const;
