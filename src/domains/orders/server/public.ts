/** What other parts of the server may use of orders. */

export { type DocumentTexts, documentTexts } from './documents/document-texts.ts';
export { sidesOf } from './documents/documents.ts';
export type { PrintedDocument } from './documents/layout.ts';
export { sendDocument } from './documents/send.ts';
export { figures } from './documents/style.ts';
export type { HeldMoney } from './ports.ts';
export { ordersPersonalData } from './queries/personal-data.ts';
export type { Arrived, Owed } from './queries/quantities.ts';
export {
  amountHeld,
  amountPaid,
  amountPending,
  isOwed,
  visibleTo as isOrderVisible,
} from './queries/read.ts';
export {
  type LockedOrder,
  lockOrder,
  lockOrderUnseen,
  selectFunds,
  selectParty,
} from './queries/steps.ts';
export { selectSalesMonths } from './queries/supplier-months.ts';
export { refreshSupplierRecords } from './queries/supplier-records.ts';
export { insertOrderEvent } from './queries/write.ts';
export { listOrders, noSuchOrder, readOrder } from './reads.ts';
export { addDelivered, creditOrder, takeOrderStep } from './take-step.ts';
