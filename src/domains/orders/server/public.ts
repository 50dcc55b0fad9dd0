/** What other parts of the server may use of orders. */

export { creditOrder, priceOfGoods, returnGoods } from './credits/credits.ts';
export { type DocumentTexts, documentTexts } from './documents/document-texts.ts';
export { sidesOf } from './documents/documents.ts';
export type { PrintedDocument } from './documents/layout.ts';
export { sendDocument } from './documents/send.ts';
export { figures } from './documents/style.ts';
export type { HeldMoney, MemberRequest } from './ports.ts';
export { ordersPersonalData } from './queries/personal-data.ts';
export { insertOrderEvent, updateOrderProject } from './queries/write.ts';
export {
  amountHeld,
  amountPaid,
  amountPending,
  isLate as isOrderLate,
  isOwed,
  visibleTo as isOrderVisible,
} from './reading/queries.ts';
export { listOrders, noSuchOrder, readOrder } from './reading/reads.ts';
export { selectSalesMonths } from './records/queries/supplier-months.ts';
export { refreshSupplierRecords } from './records/queries/supplier-records.ts';
export { noteOrder } from './steps/note-order.ts';
export type { Arrived, Owed } from './steps/queries/quantities.ts';
export {
  type LockedOrder,
  lockOrder,
  lockOrderUnseen,
  selectFunds,
  selectParty,
} from './steps/queries/steps.ts';
export { restock } from './steps/reservations.ts';
export { lockOrderAndRfq, undoOrder } from './steps/steps.ts';
export { addDelivered, moveDeliveryDate, takeOrderStep } from './steps/take-step.ts';
