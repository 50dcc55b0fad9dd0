/** What other parts of the server may use of the cart. */
export { type CartDeps, readCart } from './service.ts';
