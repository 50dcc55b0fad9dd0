/** What other parts of the server may use of reviews. */

export { reviewsPersonalData } from './queries/personal-data.ts';
