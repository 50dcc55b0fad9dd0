/** What other parts of the server may use of payments. */

export { amountPending } from './queries/payments.ts';
export { paymentsPersonalData } from './queries/personal-data.ts';
