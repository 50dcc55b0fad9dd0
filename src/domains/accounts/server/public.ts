/** What other parts of the server may use of accounts. */
export { makeAdmin } from './admins.ts';
export { gatherExport } from './data-rights/export-service.ts';
export { type PersonalData, partSize, type Trx } from './data-rights/ports.ts';
export { demoAccount, demoAccounts } from './demo-accounts.ts';
export type { ReadSupplierFigures } from './deps.ts';
export { hashPassword } from './passwords.ts';
export { peerResponse } from './responses.ts';
