/** What other parts of the server may use of deliveries. */

export { deliveriesPersonalData } from './queries/personal-data.ts';
