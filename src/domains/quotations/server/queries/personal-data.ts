import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/**
 * A supplier's own offers, as the supplier may read them: never how the buyer's side scored them. What
 * was accepted stays as it was submitted: it is the other side's contract.
 */
export const quotationsPersonalData: PersonalData = {
  records: [
    {
      name: 'quotations',
      read: (trx, userId) =>
        trx
          .selectFrom('quotations')
          .select([
            'id',
            'rfqId',
            'revision',
            'totalAmount',
            'subtotal',
            'vatAmount',
            'vatIncluded',
            'deliveryCost',
            'deliveryTime',
            'validUntil',
            'notes',
            'status',
            'createdAt',
          ])
          .where('supplierId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'quotationItems',
      read: (trx, userId) =>
        trx
          .selectFrom('quotationItems')
          .innerJoin('quotations', 'quotations.id', 'quotationItems.quotationId')
          .select([
            'quotationId',
            'rfqItemId',
            'productId',
            'quantity',
            'unit',
            'unitPrice',
            'totalPrice',
          ])
          .where('quotations.supplierId', '=', userId)
          .orderBy('quotationId')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    const ordered = trx
      .selectFrom('orders')
      .select('quotationId')
      .where('quotationId', 'is not', null);
    const awarded = trx.selectFrom('awards').select('quotationId');
    await trx
      .deleteFrom('quotations')
      .where('supplierId', '=', userId)
      .where('status', '<>', 'accepted')
      .where('id', 'not in', ordered.union(awarded))
      .execute();
  },
};
