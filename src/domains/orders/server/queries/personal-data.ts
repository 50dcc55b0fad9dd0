import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** Orders are kept for both sides and for the tax law; the place of the delivery, and the
 * reasons that somebody wrote, are not. */
export const ordersPersonalData: PersonalData = {
  records: [
    {
      name: 'orders',
      read: (trx, userId) =>
        trx
          .selectFrom('orders')
          .select([
            'id',
            'number',
            'contractorId',
            'supplierId',
            'rfqId',
            'status',
            'subtotal',
            'vatAmount',
            'deliveryCost',
            'totalAmount',
            'deliveryAddress',
            'deliveryCounty',
            'deliveryDate',
            'createdAt',
            'completedAt',
            'cancelledAt',
            'cancelledReason',
          ])
          .where((eb) => eb.or([eb('contractorId', '=', userId), eb('supplierId', '=', userId)]))
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'orderItems',
      read: (trx, userId) =>
        trx
          .selectFrom('orderItems')
          .innerJoin('orders', 'orders.id', 'orderItems.orderId')
          .select(['orderId', 'lineNo', 'name', 'unit', 'quantity', 'unitPrice', 'totalPrice'])
          .where((eb) =>
            eb.or([eb('orders.contractorId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('orderId')
          .orderBy('lineNo')
          .stream(partSize),
    },
    {
      name: 'creditNotes',
      read: (trx, userId) =>
        trx
          .selectFrom('creditNotes')
          .innerJoin('orders', 'orders.id', 'creditNotes.orderId')
          .select(['creditNotes.number', 'orderId', 'causeNumber', 'amount'])
          .select(['creditNotes.vatAmount', 'creditNotes.createdAt'])
          .where((eb) =>
            eb.or([eb('orders.contractorId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('creditNotes.createdAt')
          .stream(partSize),
    },
    {
      name: 'etimsInvoices',
      read: (trx, userId) =>
        trx
          .selectFrom('etimsInvoices')
          .select(['orderId', 'controlUnit', 'invoiceNumber', 'enteredAt', 'editedAt'])
          .where('supplierId', '=', userId)
          .orderBy('enteredAt')
          .stream(partSize),
    },
    {
      name: 'orderRequests',
      read: (trx, userId) =>
        trx
          .selectFrom('orderRequests')
          .select(['orderId', 'kind', 'reason', 'changes', 'status', 'createdAt', 'decidedAt'])
          .where('askedBy', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('supplierRecords').where('supplierId', '=', userId).execute();
    await trx
      .updateTable('orders')
      .set({ deliveryAddress: null })
      .where('contractorId', '=', userId)
      .execute();
    await trx
      .updateTable('orders')
      .set({ cancelledReason: null })
      .where('cancelledBy', '=', userId)
      .execute();
    await trx
      .updateTable('orderRequests')
      .set({ reason: null, changes: '{}' })
      .where('askedBy', '=', userId)
      .execute();
  },
};
