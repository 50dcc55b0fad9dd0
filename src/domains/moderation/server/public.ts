/** What other parts of the server may use of moderation. */

export { changeStandingOfProduct } from './measures.ts';
export { waitingReports, waitingReviews } from './queries.ts';
