/** What other parts of the server may use of payments. */
export { paymentsPersonalData } from './personal-data-queries.ts';
export { amountPending } from './queries.ts';
