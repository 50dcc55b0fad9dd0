/** What other parts of the server may use of deliveries. */

export { endDispute } from './disputes/disputes.ts';
export { deliveriesPersonalData } from './queries/personal-data.ts';
export { waitingDisputes } from './queries/waiting.ts';
