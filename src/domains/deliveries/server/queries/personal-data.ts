import { sql } from 'kysely';
import { AppError } from '../../../../shared/errors.ts';
import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/**
 * What arrived is kept for the books of both sides. The driver is somebody whom the supplier named: the
 * name, the phone and what was written go with the supplier's account, and what
 * was said in disputes and of returns with who said it.
 */
export const deliveriesPersonalData: PersonalData = {
  records: [
    {
      name: 'deliveries',
      read: (trx, userId) =>
        trx
          .selectFrom('deliveries')
          .innerJoin('orders', 'orders.id', 'deliveries.orderId')
          .select([
            'deliveries.id',
            'deliveries.number',
            'deliveries.orderId',
            'deliveries.status',
            'deliveries.driverName',
            'deliveries.driverPhone',
            'deliveries.vehicle',
            'deliveries.note',
            'deliveries.createdAt',
            'deliveries.deliveredAt',
            'deliveries.cancelledAt',
            'deliveries.cancelledReason',
          ])
          .where((eb) =>
            eb.or([eb('orders.contractorId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('deliveries.createdAt')
          .stream(partSize),
    },
    {
      name: 'deliveryItems',
      read: (trx, userId) =>
        trx
          .selectFrom('deliveryItems')
          .innerJoin('deliveries', 'deliveries.id', 'deliveryItems.deliveryId')
          .innerJoin('orders', 'orders.id', 'deliveries.orderId')
          .select([
            'deliveryItems.deliveryId',
            'deliveryItems.orderItemId',
            'deliveryItems.quantity',
            'deliveryItems.delivered',
            'deliveryItems.short',
            'deliveryItems.damaged',
            'deliveryItems.refused',
          ])
          .where((eb) =>
            eb.or([eb('orders.contractorId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('deliveryItems.deliveryId')
          .stream(partSize),
    },
    {
      name: 'disputes',
      read: (trx, userId) =>
        trx
          .selectFrom('disputes')
          .innerJoin('orders', 'orders.id', 'disputes.orderId')
          .select([
            'disputes.id',
            'disputes.number',
            'disputes.orderId',
            'disputes.kind',
            'disputes.status',
            'disputes.creditAmount',
            'disputes.reason',
            'disputes.createdAt',
            'disputes.endedAt',
          ])
          .where((eb) =>
            eb.or([eb('orders.contractorId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('disputes.createdAt')
          .stream(partSize),
    },
    {
      name: 'goodsReturns',
      read: (trx, userId) =>
        trx
          .selectFrom('goodsReturns as r')
          .innerJoin('orders', 'orders.id', 'r.orderId')
          .select(['r.number', 'r.orderId', 'r.kind', 'r.reason', 'r.status'])
          .select(['r.declinedReason', 'r.createdAt', 'r.endedAt'])
          .where((eb) =>
            eb.or([eb('orders.contractorId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('r.createdAt')
          .stream(partSize),
    },
    {
      name: 'disputeEntries',
      read: (trx, userId) =>
        trx
          .selectFrom('disputeEntries')
          .select(['disputeId', 'text', 'createdAt'])
          .where('authorId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async obstacle(trx, userId) {
    const open = await trx
      .selectFrom('orders as o')
      .select('o.id')
      .where((eb) => eb.or([eb('o.contractorId', '=', userId), eb('o.supplierId', '=', userId)]))
      .where(sql<boolean>`has_open_claim(o.id)`)
      .limit(1)
      .executeTakeFirst();
    return open ? new AppError(409, 'account_claims_open') : null;
  },

  async erase(trx, userId) {
    await trx
      .updateTable('disputeEntries')
      .set({ text: null })
      .where('authorId', '=', userId)
      .execute();
    await trx
      .updateTable('goodsReturns')
      .set({ reason: null })
      .where('askedBy', '=', userId)
      .execute();
    await trx
      .updateTable('goodsReturns as r')
      .from('orders as o')
      .set({ declinedReason: null })
      .whereRef('o.id', '=', 'r.orderId')
      .where('o.supplierId', '=', userId)
      .execute();
    await trx
      .updateTable('deliveries')
      .set({
        driverName: null,
        driverPhone: null,
        vehicle: null,
        note: null,
        cancelledReason: null,
      })
      .where('dispatchedBy', '=', userId)
      .execute();
  },
};
