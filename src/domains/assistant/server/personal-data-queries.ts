import { type PersonalData, partSize } from '../../accounts/server/public.ts';

/** What a contractor and the assistant said, and what it drafted. */
export const assistantPersonalData: PersonalData = {
  records: [
    {
      name: 'assistantSessions',
      read: (trx, userId) =>
        trx
          .selectFrom('aiChatSessions')
          .select(['id', 'sessionData', 'createdAt', 'updatedAt'])
          .where('userId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'assistantDrafts',
      read: (trx, userId) =>
        trx
          .selectFrom('aiRfqDrafts')
          .select(['id', 'draft', 'confirmedAt', 'createdAt'])
          .where('userId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'assistantModelDays',
      read: (trx, userId) =>
        trx
          .selectFrom('assistantModelDays')
          .select(['day', 'calls'])
          .where('userId', '=', userId)
          .orderBy('day')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('assistantModelDays').where('userId', '=', userId).execute();
    await trx.deleteFrom('aiRfqDrafts').where('userId', '=', userId).execute();
    await trx.deleteFrom('aiChatSessions').where('userId', '=', userId).execute();
  },
};
