import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/** The county that an account's profile names. */
export async function readOwnCounty(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('county')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.county ?? null;
}

/** On what terms suppliers deliver what is ordered from a cart. */
export async function selectDeliveryTerms(
  db: Kysely<DB> | Transaction<DB>,
  supplierIds: readonly string[],
) {
  if (supplierIds.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['id as supplierId', 'deliveryCounties', 'deliveryFee', 'minimumOrder'])
    .select(['leadTimeDays'])
    .where('id', 'in', supplierIds)
    .where('role', '=', 'supplier')
    .orderBy('id')
    .execute();
}
