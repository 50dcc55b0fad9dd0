import { sql } from 'kysely';
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
  const { db } = database;
  const supplierId = (await buildSupplier(db)).id;
  const now = new Date();
  const { rfqId } = await buildQuotation(db, { supplierId, supersededAt: now });
  await buildQuotation(db, { supplierId, rfqId, revision: 2, status: 'accepted', decidedAt: now });
  await buildQuotation(db, { supplierId, status: 'rejected', decidedAt: now });
  await buildQuotation(db, { supplierId });
  const longAgo = new Date(now.getTime() - 400 * 86_400_000);
  await buildQuotation(db, { supplierId, createdAt: longAgo, updatedAt: longAgo });
  await buildQuotation(db);
  const months = await selectQuotationMonths(db, supplierId, 6);
  expect(months).toHaveLength(6);
  expect(months.at(-1)).toMatchObject({ sent: 3, won: 1, lost: 1 });
  for (const month of months.slice(0, -1))
    expect(month).toMatchObject({ sent: 0, won: 0, lost: 0 });
});

it('a month begins and ends at midnight in Nairobi', async () => {
  const { db } = database;
  const supplierId = (await buildSupplier(db)).id;
  const { rows } = await sql<{ begin: Date }>`
    select date_trunc('month', now(), 'Africa/Nairobi') as begin`.execute(db);
  const begin = rows[0]?.begin ?? new Date(0);
  const before = new Date(begin.getTime() - 1);
  await buildQuotation(db, { supplierId, createdAt: begin, status: 'accepted', decidedAt: begin });
  await buildQuotation(db, {
    supplierId,
    createdAt: before,
    status: 'rejected',
    decidedAt: before,
  });
  const [last, now] = await selectQuotationMonths(db, supplierId, 2);
  expect(last).toMatchObject({ sent: 1, won: 0, lost: 1 });
  expect(now).toMatchObject({ sent: 1, won: 1, lost: 0 });
});
