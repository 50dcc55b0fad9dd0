/** What other parts of the server may use of orders. */

export { type DocumentTexts, documentTexts } from './documents/document-texts.ts';
export { sidesOf } from './documents/documents.ts';
export { figures, type PrintedDocument } from './documents/layout.ts';
export { sendDocument } from './documents/send.ts';
export { ordersPersonalData } from './queries/personal-data.ts';
export { amountPaid, amountPending, visibleTo as isOrderVisible } from './queries/read.ts';
export { selectSalesMonths } from './queries/supplier-months.ts';
export { refreshSupplierRecords } from './queries/supplier-records.ts';
export { insertOrderEvent } from './queries/write.ts';
export { listOrders, readOrder } from './reads.ts';
