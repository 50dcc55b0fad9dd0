/** What other parts of the server may use of messaging. */
export { haveBothWritten } from './queries.ts';
