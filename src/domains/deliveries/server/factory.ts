import type { Insertable, Kysely } from 'kysely';
import type { DB, Orders } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';

/** Stores for tests: a confirmed order of 100 bags and 40 bars between two accounts of its own. */
export async function buildConfirmedOrder(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Orders>> = {},
) {
  const contractorId = overrides.contractorId ?? (await buildUser(db)).id;
  const supplierId = overrides.supplierId ?? (await buildUser(db, { role: 'supplier' })).id;
  const order = await db
    .insertInto('orders')
    .values({
      status: 'confirmed',
      deliveryAddress: 'Kitengela',
      deliveryCounty: 'Kajiado',
      subtotal: '130000.00',
      totalAmount: '130000.00',
      ...overrides,
      contractorId,
      supplierId,
    })
    .returning(['id', 'number', 'contractorId', 'supplierId'])
    .executeTakeFirstOrThrow();
  const lines = [
    { name: 'Cement 50 kg', unit: 'bag', quantity: '100', unitPrice: '700', totalPrice: '70000' },
    { name: 'Y12 bar', unit: 'bar', quantity: '40', unitPrice: '1500', totalPrice: '60000' },
  ];
  const items = await db
    .insertInto('orderItems')
    .values(lines.map((line, index) => ({ ...line, lineNo: index + 1, orderId: order.id })))
    .returning('id')
    .execute();
  const [bags, bars] = items.map(({ id }) => id);
  return { ...order, bags: bags ?? '', bars: bars ?? '' };
}
