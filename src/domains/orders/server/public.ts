/** What other parts of the server may use of orders. */
export { ordersPersonalData } from './personal-data-queries.ts';
