import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildSupplier } from '../../../catalogue/server/factory.ts';
import { selectSalesMonths } from './queries/supplier-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

it('SDASH-05 sums the orders of a month that are not cancelled, to the cent', async () => {
  const { db } = database;
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
  const [before, now] = await selectSalesMonths(db, supplierId, 2);
  expect(before).toMatchObject({ orders: 0, revenue: '0.00' });
  expect(now).toMatchObject({ orders: 2, revenue: '100001250.49' });
});

it('a month begins and ends at midnight in Nairobi', async () => {
  const { db } = database;
  const supplierId = (await buildSupplier(db)).id;
  const contractorId = (await buildUser(db)).id;
  const { rows } = await sql<{ begin: Date }>`
    select date_trunc('month', now(), 'Africa/Nairobi') as begin`.execute(db);
  const begin = rows[0]?.begin ?? new Date(0);
  const order = { contractorId, supplierId, subtotal: '10.00' };
  await db
    .insertInto('orders')
    .values([
      { ...order, totalAmount: '10.00', createdAt: begin },
      { ...order, totalAmount: '20.00', createdAt: new Date(begin.getTime() - 1) },
    ])
    .execute();
  expect(await selectSalesMonths(db, supplierId, 2)).toMatchObject([
    { orders: 1, revenue: '20.00' },
    { orders: 1, revenue: '10.00' },
  ]);
});
