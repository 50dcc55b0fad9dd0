/** What other parts of the server may use of orders. */

export { ordersPersonalData } from './queries/personal-data.ts';
export { amountPaid, visibleTo as isOrderVisible } from './queries/read.ts';
export { selectSalesMonths } from './queries/supplier-months.ts';
export { refreshSupplierRecords } from './queries/supplier-records.ts';
export { insertOrderEvent } from './queries/write.ts';
export { listOrders, readOrder } from './reads.ts';
