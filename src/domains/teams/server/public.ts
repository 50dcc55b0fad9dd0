/** What other parts of the server may use of teams. */

export { orAskOwner } from './approvals.ts';
export { teamsPersonalData } from './queries/personal-data.ts';
export { requireWithinLimit } from './service.ts';
