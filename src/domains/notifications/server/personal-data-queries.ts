import { type PersonalData, partSize } from '../../accounts/server/public.ts';

/** What a person was told. */
export const notificationsPersonalData: PersonalData = {
  records: [
    {
      name: 'notifications',
      read: (trx, userId) =>
        trx
          .selectFrom('notifications')
          .select(['kind', 'data', 'link', 'readAt', 'createdAt'])
          .where('userId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('notifications').where('userId', '=', userId).execute();
  },
};
