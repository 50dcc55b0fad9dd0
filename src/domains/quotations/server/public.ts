/** What other parts of the server may use of quotations. */
export { quotationsPersonalData } from './personal-data-queries.ts';
