/** What other parts of the server may use of payments. */

export { paymentsPersonalData } from './queries/personal-data.ts';
