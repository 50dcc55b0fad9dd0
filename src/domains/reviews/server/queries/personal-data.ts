import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** The reviews that a person wrote, and a supplier's replies. */
export const reviewsPersonalData: PersonalData = {
  records: [
    {
      name: 'reviews',
      read: (trx, userId) =>
        trx
          .selectFrom('reviews')
          .select(['productId', 'rating', 'text', 'photoKey', 'createdAt', 'editedAt'])
          .select(['hiddenAt', 'hiddenReason'])
          .where('contractorId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'reviewReplies',
      read: (trx, userId) =>
        trx
          .selectFrom('reviews as r')
          .innerJoin('products as p', 'p.id', 'r.productId')
          .select(['r.id as reviewId', 'r.productId', 'r.replyText', 'r.repliedAt'])
          .select('r.replyEditedAt')
          .where('p.supplierId', '=', userId)
          .where('r.replyText', 'is not', null)
          .orderBy('r.repliedAt')
          .stream(partSize),
    },
  ],

  // Replies go with the supplier's products.
  async erase(trx, userId) {
    await trx.deleteFrom('reviews').where('contractorId', '=', userId).execute();
  },
};
