import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { selectSalesMonths } from './queries/supplier-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

it('SDASH-05 sums the orders of a month that are not cancelled, to the cent', async () => {
  const { db, pool } = database;
  const supplierId = (await buildSupplier(db)).id;
  const contractorId = (await buildUser(db)).id;
  const order = (totalAmount: string, more = {}) =>
    db
      .insertInto('orders')
      .values({ contractorId, supplierId, subtotal: totalAmount, totalAmount, ...more })
      .execute();
  await order('1250.50');
  await order('99999999.99');
  await order('700.00', { status: 'cancelled', cancelledAt: new Date() });
  await order('800.00', { supplierId: (await buildSupplier(db)).id });
  const [before, now] = await selectSalesMonths(pool, supplierId, 2);
  expect(before).toMatchObject({ orders: 0, revenue: '0.00' });
  expect(now).toMatchObject({ orders: 2, revenue: '100001250.49' });
});
