import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildQuotation } from '../../../quotations/server/factory.ts';
import { buildRfq } from '../../../rfqs/server/factory.ts';
import { refreshSupplierRecords } from './queries/supplier-records.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const recordOf = (supplierId: string) =>
  database.db
    .selectFrom('supplierRecords')
    .select(['responseHours', 'quotations', 'winRate', 'onTimeRate', 'completedOrders'])
    .where('supplierId', '=', supplierId)
    .executeTakeFirst();

it('works out response time, win rate, deliveries in time and completed orders', async () => {
  const { db } = database;
  const { id: supplierId } = await buildSupplier(db);
  const { id: contractorId } = await buildUser(db);
  const answer = async (hours: number, fields: Parameters<typeof buildQuotation>[1] = {}) => {
    const { id: rfqId } = await buildRfq(db, { createdAt: hoursAgo(hours) });
    return buildQuotation(db, { rfqId, supplierId, createdAt: hoursAgo(0), ...fields });
  };
  const won = await answer(6, { status: 'accepted', deliveryTime: 2 });
  const wonLate = await answer(3, { status: 'accepted', deliveryTime: 2 });
  await answer(2, { status: 'rejected' });
  await answer(1);
  const order = (fields: {
    deliveredAt?: Date;
    deliveryDate?: Date;
    status?: 'placed' | 'confirmed' | 'dispatched' | 'delivered';
    quotation?: typeof won;
  }) => {
    const { quotation, ...rest } = fields;
    return db
      .insertInto('orders')
      .values({
        contractorId,
        supplierId,
        status: 'completed',
        subtotal: '1.00',
        totalAmount: '1.00',
        createdAt: hoursAgo(100),
        quotationId: quotation?.id ?? null,
        rfqId: quotation?.rfqId ?? null,
        promisedDays: quotation ? 2 : null,
        ...rest,
      })
      .execute();
  };
  await order({ deliveredAt: hoursAgo(50), deliveryDate: hoursAgo(49) });
  await order({ deliveredAt: hoursAgo(48), deliveryDate: hoursAgo(49), status: 'delivered' });
  await order({ deliveredAt: hoursAgo(99), quotation: won });
  // Asked for the day of the order and promised in two days: due in two days.
  await order({ deliveredAt: hoursAgo(80), deliveryDate: hoursAgo(99), quotation: wonLate });
  await order({ status: 'dispatched', deliveryDate: hoursAgo(30) });
  await order({ status: 'confirmed', deliveryDate: hoursAgo(-30) });
  await order({ status: 'confirmed', deliveryDate: hoursAgo(30) });
  await order({ status: 'placed', deliveryDate: hoursAgo(30) });
  await refreshSupplierRecords(db);
  expect(await recordOf(supplierId)).toEqual({
    responseHours: '3.00',
    quotations: 4,
    winRate: '0.667',
    onTimeRate: '0.500',
    completedOrders: 4,
  });
});

it('changes only when it is refreshed, and leaves out what cannot be counted', async () => {
  const { db } = database;
  const { id: supplierId } = await buildSupplier(db);
  await buildQuotation(db, { supplierId });
  expect(await recordOf(supplierId)).toBeUndefined();
  await refreshSupplierRecords(db);
  expect(await recordOf(supplierId)).toMatchObject({
    quotations: 1,
    winRate: null,
    onTimeRate: null,
  });
  await db.deleteFrom('quotations').where('supplierId', '=', supplierId).execute();
  await refreshSupplierRecords(db);
  expect(await recordOf(supplierId)).toBeUndefined();
});
