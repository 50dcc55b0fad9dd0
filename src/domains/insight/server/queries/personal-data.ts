import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** Alerts go with the account, and so do the prices that figures were counted from. */
export const insightPersonalData: PersonalData = {
  records: [
    {
      name: 'priceAlerts',
      read: (trx, userId) =>
        trx
          .selectFrom('priceAlerts')
          .select(['materialKey', 'size', 'county', 'measure', 'below', 'createdAt'])
          .where('contractorId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],
  async erase(trx, userId) {
    await trx.deleteFrom('priceAlerts').where('contractorId', '=', userId).execute();
    await trx.deleteFrom('marketBases').where('supplierId', '=', userId).execute();
  },
};
