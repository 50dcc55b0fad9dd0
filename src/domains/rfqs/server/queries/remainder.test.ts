import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { canAwardMore, countOfLeftLines } from './remainder.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('what is left of awarded RFQs is found by their own rows, and no table is searched through', async () => {
  const plan = await database.db.transaction().execute(async (trx) => {
    // Without rows the planner would read any table whole.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    return sql<Record<string, string>>`explain select ${countOfLeftLines}, ${canAwardMore}
      from rfqs r where r.contractor_id = gen_random_uuid()`.execute(trx);
  });
  const lines = plan.rows.flatMap((row) => Object.values(row));
  const scansOf = (table: string) =>
    lines.filter((line) => line.includes(`Scan using`) && line.includes(` on ${table} `));
  expect(scansOf('orders').length).toBeGreaterThan(1);
  for (const scan of scansOf('orders')) expect(scan).toContain('orders_rfq_id_idx');
  for (const scan of scansOf('order_items')) expect(scan).toContain('order_items_line_key');
  expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
});
