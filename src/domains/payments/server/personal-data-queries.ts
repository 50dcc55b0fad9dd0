import { type PersonalData, partSize } from '../../accounts/server/public.ts';

/** Payments are kept for the books; the phone they were asked from is not. */
export const paymentsPersonalData: PersonalData = {
  records: [
    {
      name: 'payments',
      read: (trx, userId) =>
        trx
          .selectFrom('payments')
          .select([
            'orderId',
            'method',
            'amount',
            'status',
            'reference',
            'phoneNumber',
            'receiptNumber',
            'createdAt',
          ])
          .where('payerId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx
      .updateTable('payments')
      .set({ phoneNumber: null })
      .where('payerId', '=', userId)
      .execute();
  },
};
