import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** A product with what decides where it goes, held until the transaction ends; null where there is none. */
export async function lockForModeration(trx: Transaction<DB>, productId: string) {
  const row = await trx
    .selectFrom('products')
    .select(['id', 'name', 'supplierId', 'isActive'])
    .select(['takenDownAt', 'suspendedWithSupplier', 'wasListed'])
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** `wasListed`: before that. */
export async function markTakenDown(
  trx: Transaction<DB>,
  id: string,
  { reason, wasListed }: { readonly reason: string; readonly wasListed: boolean },
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ isActive: false, takenDownAt: sql<Date>`now()`, takenDownReason: reason, wasListed })
    .where('id', '=', id)
    .execute();
}

export async function markRestored(
  trx: Transaction<DB>,
  id: string,
  isActive: boolean,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ isActive, takenDownAt: null, takenDownReason: null })
    .where('id', '=', id)
    .execute();
}

/** What a product is and what tells it, held until the transaction ends; null where there is none. */
export async function lockType(trx: Transaction<DB>, id: string) {
  const row = await trx
    .selectFrom('products')
    .select(['name', 'specifications', 'productType', 'typeSetAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeType(
  trx: Transaction<DB>,
  id: string,
  { productType, attributes }: { readonly productType: string | null; readonly attributes: object },
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ productType, attributes: JSON.stringify(attributes), typeSetAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
