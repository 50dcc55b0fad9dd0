/** What other parts of the server may use of credit terms. */

export { waitingApplications } from './queries/applications.ts';
export { creditPersonalData } from './queries/personal-data.ts';
