/** What other parts of the server may use of messaging. */

export { messagingPersonalData } from './personal-data-queries.ts';
export { haveBothWritten } from './queries.ts';
