/** What other parts of the server may use of notifications. */
export { notificationsPersonalData } from './personal-data-queries.ts';
