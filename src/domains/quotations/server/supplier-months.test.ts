import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildQuotation } from './factory.ts';
import { selectQuotationMonths } from './queries/supplier-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

it('SDASH-04 counts an RFQ once however often its quotation was revised, by the month of Nairobi', async () => {
  const { db, pool } = database;
  const supplierId = (await buildSupplier(db)).id;
  const now = new Date();
  const { rfqId } = await buildQuotation(db, { supplierId, supersededAt: now });
  await buildQuotation(db, { supplierId, rfqId, revision: 2, status: 'accepted', decidedAt: now });
  await buildQuotation(db, { supplierId, status: 'rejected', decidedAt: now });
  await buildQuotation(db, { supplierId });
  const longAgo = new Date(now.getTime() - 400 * 86_400_000);
  await buildQuotation(db, { supplierId, createdAt: longAgo, updatedAt: longAgo });
  await buildQuotation(db);
  const months = await selectQuotationMonths(pool, supplierId, 6);
  expect(months).toHaveLength(6);
  expect(months.at(-1)).toMatchObject({ sent: 3, won: 1, lost: 1 });
  for (const month of months.slice(0, -1))
    expect(month).toMatchObject({ sent: 0, won: 0, lost: 0 });
});
