/** What other parts of the server may use of the cart. */
export { deleteOrderedLines, lockLinesOf } from './checkout-queries.ts';
export { cartPersonalData } from './personal-data-queries.ts';
export { addToCart, readCart } from './service.ts';
