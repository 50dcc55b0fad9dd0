import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** A contractor's requests. What was awarded stays as a record of its order, without its author's words. */
export const rfqsPersonalData: PersonalData = {
  records: [
    {
      name: 'rfqs',
      read: (trx, userId) =>
        trx
          .selectFrom('rfqs')
          .select([
            'id',
            'title',
            'description',
            'requirements',
            'deliveryLocation',
            'deliveryCounty',
            'deliveryDate',
            'status',
            'version',
            'closesAt',
            'verifiedOnly',
            'createdAt',
            'updatedAt',
          ])
          .where('contractorId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'rfqItems',
      read: (trx, userId) =>
        trx
          .selectFrom('rfqItems')
          .innerJoin('rfqs', 'rfqs.id', 'rfqItems.rfqId')
          .select([
            'rfqId',
            'lineNo',
            'productName',
            'quantity',
            'unit',
            'specifications',
            'estimatedBudget',
          ])
          .where('rfqs.contractorId', '=', userId)
          .orderBy('rfqId')
          .orderBy('lineNo')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('rfqMatches').where('supplierId', '=', userId).execute();
    const bound = trx.selectFrom('orders').select('rfqId').where('rfqId', 'is not', null);
    const awarded = trx.selectFrom('awards').select('rfqId');
    const free = trx
      .selectFrom('rfqs')
      .select('id')
      .where('contractorId', '=', userId)
      .where('id', 'not in', bound.union(awarded));
    // What was offered for them is gone already: quotations let go before RFQs.
    await trx.deleteFrom('rfqs').where('id', 'in', free).execute();
    await trx
      .updateTable('rfqs')
      .set({
        title: 'Deleted request',
        description: '',
        requirements: null,
        deliveryLocation: null,
      })
      .where('contractorId', '=', userId)
      .execute();
  },
};
