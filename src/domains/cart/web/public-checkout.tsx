/** What the page of an order from the cart uses. */
export { readCartPage } from './api.ts';
export { ContractorsOnly } from './cart-access.tsx';
export { useProblemTexts } from './order-path.tsx';
