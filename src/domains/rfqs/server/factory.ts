import type { Insertable, Kysely } from 'kysely';
import type { DB, RfqItems, Rfqs } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';

/** Stores for tests. Each makes its own missing parents. */

export async function buildRfq(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Rfqs>> = {},
): Promise<{ id: string; contractorId: string; version: number; title: string }> {
  const contractorId = overrides.contractorId ?? (await buildUser(db)).id;
  return db
    .insertInto('rfqs')
    .values({
      title: 'Cement and steel for Ruiru',
      description: 'For the foundation, delivered in one trip.',
      deliveryLocation: 'Ruiru, behind the stage',
      deliveryCounty: 'Kiambu',
      ...overrides,
      contractorId,
    })
    .returning(['id', 'contractorId', 'version', 'title'])
    .executeTakeFirstOrThrow();
}

export async function buildRfqItem(
  db: Kysely<DB>,
  overrides: Partial<Insertable<RfqItems>> = {},
): Promise<{ id: string; rfqId: string }> {
  const rfqId = overrides.rfqId ?? (await buildRfq(db)).id;
  return db
    .insertInto('rfqItems')
    .values({ productName: 'Cement 50 kg', quantity: 40, unit: 'bag', ...overrides, rfqId })
    .returning(['id', 'rfqId'])
    .executeTakeFirstOrThrow();
}

/** Lets an RFQ's deadline pass. */
export async function passDeadline(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('rfqs')
    .set({ closesAt: new Date(Date.now() - 1) })
    .where('id', '=', id)
    .execute();
}
