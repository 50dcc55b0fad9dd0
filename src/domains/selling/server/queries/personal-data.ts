import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** A supplier's imports. */
export const sellingPersonalData: PersonalData = {
  records: [
    {
      name: 'productImports',
      read: (trx, userId) =>
        trx
          .selectFrom('productImports')
          .select(['id', 'total', 'createdAt', 'finishedAt'])
          .where('supplierId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('productImports').where('supplierId', '=', userId).execute();
  },
};
