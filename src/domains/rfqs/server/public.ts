/** What other parts of the server may use of RFQs. */
export { rfqsPersonalData } from './personal-data-queries.ts';
