/** What other parts of the server may use of orders. */

export { figures, type Paper } from './documents/paper.ts';
export { type PaperWords, paperWords } from './documents/paper-words.ts';
export { sidesOf } from './documents/papers.ts';
export { sendPaper } from './documents/send.ts';
export { ordersPersonalData } from './queries/personal-data.ts';
export { amountPaid, visibleTo as isOrderVisible } from './queries/read.ts';
export { selectSalesMonths } from './queries/supplier-months.ts';
export { refreshSupplierRecords } from './queries/supplier-records.ts';
export { insertOrderEvent } from './queries/write.ts';
export { listOrders, readOrder } from './reads.ts';
