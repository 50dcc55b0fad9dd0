/** What other parts of the server may use of payments. */

export { creditedMoney, heldMoney } from './held.ts';
export { registerPaybill } from './job-definitions.ts';
export { paymentsPersonalData } from './queries/personal-data.ts';
export { waitingPayouts, waitingReceipts, waitingTransfers } from './queries/waiting.ts';
