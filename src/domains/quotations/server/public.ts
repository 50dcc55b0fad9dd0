/** What other parts of the server may use of quotations. */

export { readComparison } from './comparison/read.ts';
export type { QuotationDeps } from './deps.ts';
export { type AskedLine, selectAskedLines } from './queries/asked-lines.ts';
export { factsOf } from './queries/offered-products.ts';
export { selectOrdered } from './queries/ordered.ts';
export { quotationsPersonalData } from './queries/personal-data.ts';
export { selectLineIds, selectSupplierRecords } from './queries/read.ts';
export { isCurrent, isReceived } from './queries/state-now.ts';
export { selectQuotationMonths } from './queries/supplier-months.ts';
export { withVatSql } from './queries/vat-sql.ts';
export {
  type LockedQuotation,
  lockActiveSuppliers,
  lockQuotation,
  lockStanding,
  markDecided,
  markUndecided,
  markWithdrawn,
  type OfferedLine,
  selectOfferedLines,
  selectOfferingMore,
  selectRfqOfReceived,
  selectSuppliersOf,
} from './queries/write.ts';
export { readQuotation } from './reads.ts';
export { noSuchQuotation, refusedMove } from './refusals.ts';
export { rescore } from './scoring/job-definitions.ts';
export { awardError, requireReceivedQuotation } from './service.ts';
export { substituteTexts } from './substitute-texts.ts';
export { type Substitute, stillOpen, substitutesAmong } from './substitutes.ts';
