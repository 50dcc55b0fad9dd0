import type { Insertable, Kysely } from 'kysely';
import type { DB, Orders } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct } from '../../catalogue/server/factory.ts';

/** Stores for tests: an order of one product, delivered unless told otherwise. */
export async function buildDeliveredOrder(
  db: Kysely<DB>,
  { productId, ...overrides }: Partial<Insertable<Orders>> & { readonly productId?: string } = {},
) {
  const contractorId =
    overrides.contractorId ??
    (await buildUser(db, { firstName: 'Achieng', lastName: 'Odhiambo' })).id;
  const product = productId
    ? await db
        .selectFrom('products')
        .select(['id', 'slug', 'name', 'supplierId'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
    : await buildProduct(db, overrides.supplierId ? { supplierId: overrides.supplierId } : {});
  const order = await db
    .insertInto('orders')
    .values({
      status: 'delivered',
      totalAmount: '7500.00',
      subtotal: '7500.00',
      ...overrides,
      contractorId,
      supplierId: product.supplierId,
    })
    .returning(['id', 'number', 'contractorId', 'supplierId'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('orderItems')
    .values({
      orderId: order.id,
      lineNo: 1,
      productId: product.id,
      name: product.name,
      quantity: '10',
      deliveredQuantity: overrides.status === undefined ? '10' : '0',
      unitPrice: '750.00',
      totalPrice: '7500.00',
    })
    .execute();
  return { order, product };
}
