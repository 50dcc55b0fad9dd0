import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/** A supplier's products with their history, favourites, and anybody's pictures. */
export const cataloguePersonalData: PersonalData = {
  records: [
    {
      name: 'products',
      read: (trx, userId) =>
        trx
          .selectFrom('products')
          .select([
            'id',
            'name',
            'description',
            'price',
            'unit',
            'minOrderQuantity',
            'stockQuantity',
            'categoryId',
            'brandName',
            'images',
            'specifications',
            'isActive',
            'createdAt',
            'updatedAt',
          ])
          .where('supplierId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'productHistory',
      read: (trx, userId) =>
        trx
          .selectFrom('productHistory')
          .innerJoin('products', 'products.id', 'productHistory.productId')
          .select([
            'productHistory.productId',
            'oldPrice',
            'newPrice',
            'oldStockQuantity',
            'newStockQuantity',
            'cause',
            'productHistory.createdAt',
          ])
          .where('products.supplierId', '=', userId)
          .orderBy('productHistory.id')
          .stream(partSize),
    },
    {
      name: 'favourites',
      read: (trx, userId) =>
        trx
          .selectFrom('favourites')
          .select(['productId', 'createdAt'])
          .where('userId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await trx.deleteFrom('favourites').where('userId', '=', userId).execute();
    await trx.deleteFrom('products').where('supplierId', '=', userId).execute();
    await trx.deleteFrom('media').where('ownerId', '=', userId).execute();
  },
};
