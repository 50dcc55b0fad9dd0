/** What other parts of the server may use of accounts. */
export { makeAdmin } from './admins/admins.ts';
export { changeStandingOf } from './admins/queries/standing.ts';
export { resetTwoStep, restoreAccount, suspendAccount } from './admins/standing.ts';
export type { ReadSupplierFigures } from './deps.ts';
export { gatherExport } from './own-data/export-service.ts';
export { type PersonalData, partSize, type Trx } from './own-data/ports.ts';
export { hashPassword } from './passwords/passwords.ts';
export { ownPayees, readPayTo } from './payment-details/payment-details.ts';
export { waitingPayees } from './payment-details/queries/checks.ts';
export {
  type BusinessContact,
  selectBusinessContacts,
} from './people/queries/business-contacts.ts';
export { readOwnCounty, selectDeliveryTerms } from './people/queries/delivery-terms.ts';
export { accountNameSql, personNameSql, staffNameSql } from './queries/name-sql.ts';
export { hasProvenContact } from './queries/proven-contact.ts';
export { demoAccount, demoAccounts } from './sign-in/demo-accounts.ts';
export { waitingVerifications } from './verification/queries.ts';
