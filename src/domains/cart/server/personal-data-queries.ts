import { type PersonalData, partSize } from '../../accounts/server/public.ts';

/** What is in a contractor's cart. */
export const cartPersonalData: PersonalData = {
  records: [
    {
      name: 'cart',
      read: (trx, userId) =>
        trx
          .selectFrom('cartItems')
          .innerJoin('carts', 'carts.id', 'cartItems.cartId')
          .select(['productId', 'quantity', 'cartItems.createdAt'])
          .where('carts.userId', '=', userId)
          .orderBy('cartItems.createdAt')
          .stream(partSize),
    },
    {
      name: 'removedFromCart',
      read: (trx, userId) =>
        trx
          .selectFrom('removedCartItems')
          .innerJoin('carts', 'carts.id', 'removedCartItems.cartId')
          .select(['productId', 'quantity', 'removedAt'])
          .where('carts.userId', '=', userId)
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('carts').where('userId', '=', userId).execute();
  },
};
