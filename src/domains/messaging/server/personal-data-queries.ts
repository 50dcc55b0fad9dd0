import { type PersonalData, partSize } from '../../accounts/server/public.ts';

/** The messages a person wrote and got, and whom they blocked or reported. */
export const messagingPersonalData: PersonalData = {
  records: [
    {
      name: 'messages',
      read: (trx, userId) =>
        trx
          .selectFrom('messages')
          .select([
            'senderId',
            'receiverId',
            'rfqId',
            'productId',
            'content',
            'attachments',
            'createdAt',
          ])
          .where((eb) => eb.or([eb('senderId', '=', userId), eb('receiverId', '=', userId)]))
          .orderBy('seq')
          .stream(partSize),
    },
    {
      name: 'blocks',
      read: (trx, userId) =>
        trx
          .selectFrom('blocks')
          .select(['blockedId', 'createdAt'])
          .where('blockerId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'reports',
      read: (trx, userId) =>
        trx
          .selectFrom('reports')
          .select(['reportedId', 'reviewId', 'reason', 'createdAt'])
          .where('reporterId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  // The messages stay: they are the other side's letters too, who sees them without a name.
  async erase(trx, userId) {
    await trx
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('blockerId', '=', userId), eb('blockedId', '=', userId)]))
      .execute();
  },
};
