import type { Insertable, Kysely } from 'kysely';
import type { DB, Orders } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';

/** Stores for tests: an order of KSh 1,000 between two accounts of its own, unless told otherwise. */
export async function buildOrder(db: Kysely<DB>, overrides: Partial<Insertable<Orders>> = {}) {
  const contractorId = overrides.contractorId ?? (await buildUser(db)).id;
  const supplierId = overrides.supplierId ?? (await buildUser(db, { role: 'supplier' })).id;
  const totalAmount = overrides.totalAmount ?? '1000.00';
  return db
    .insertInto('orders')
    .values({ ...overrides, contractorId, supplierId, totalAmount, subtotal: totalAmount })
    .returning(['id', 'number', 'contractorId', 'supplierId'])
    .executeTakeFirstOrThrow();
}
