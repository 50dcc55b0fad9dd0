import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobDefinition, JobHandler, Jobs } from '../../../../platform/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildRfq } from '../../../rfqs/server/factory.ts';
import { buildQuotation } from '../factory.ts';
import type { QuotationNotice } from '../ports.ts';
import { handleEnding } from './jobs.ts';

let database: TestDatabase;
let told: QuotationNotice[] = [];
let run: () => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  const notify = async (_trx: unknown, notice: QuotationNotice) => {
    told.push(notice);
  };
  const handle = (_job: JobDefinition<unknown>, handler: JobHandler<object>) => {
    run = async () => handler({}, { retry: 0, signal: new AbortController().signal } as never);
  };
  handleEnding({ handle } as unknown as Jobs, { db: database.db, notify });
});
beforeEach(async () => {
  await database.db.deleteFrom('quotations').execute();
  told = [];
});
afterAll(() => database.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const bid = (fields: Parameters<typeof buildQuotation>[1], rfqId?: string) =>
  buildQuotation(database.db, { createdAt: hours(-48), ...fields, ...(rfqId ? { rfqId } : {}) });
const kinds = () => told.map(({ kind }) => kind).sort();

describe('a quotation that ends within a day', () => {
  it('is told once to its two sides, and anew when its end has moved', async () => {
    const rfq = await buildRfq(database.db);
    const supplier = await buildSupplier(database.db, { companyName: 'Jiwe Imara' });
    const { id } = await bid({ validUntil: hours(20), supplierId: supplier.id }, rfq.id);
    await bid({ validUntil: hours(30) });
    await run();
    await run();
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(
      expect.objectContaining({
        userId: rfq.contractorId,
        kind: 'quotationEnds',
        subjectId: rfq.id,
        values: { supplier: 'Jiwe Imara', title: rfq.title },
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ userId: supplier.id, kind: 'quotationExpiresSoon' }),
    );
    const validUntil = hours(22);
    await database.db.updateTable('quotations').set({ validUntil }).where('id', '=', id).execute();
    await run();
    expect(told).toHaveLength(4);
    expect(new Set(told.map(({ dedupeKey }) => dedupeKey)).size).toBe(4);
  });

  it('is told by runs at once to nobody twice', async () => {
    for (let n = 0; n < 12; n += 1) await bid({ validUntil: hours(3) });
    await Promise.all([run(), run(), run()]);
    expect(new Set(told.map(({ dedupeKey }) => dedupeKey)).size).toBe(24);
    expect(told).toHaveLength(24);
  });

  it('is told where something can be done about it: also after the closing its owner accepts and its supplier extends', async () => {
    const closed = await buildRfq(database.db, { status: 'closed' });
    await bid({ validUntil: hours(3) }, closed.id);
    const late = await buildRfq(database.db, { closesAt: hours(-1) });
    await bid({ validUntil: hours(3) }, late.id);
    await run();
    expect(kinds()).toEqual([
      'quotationEnds',
      'quotationEnds',
      'quotationExpiresSoon',
      'quotationExpiresSoon',
    ]);
    told = [];
    await bid({ validUntil: hours(3), hiddenFromOwnerAt: new Date() });
    await run();
    expect(kinds()).toEqual(['quotationExpiresSoon']);
  });

  it('is no news where it was made for so short a time a moment ago', async () => {
    await bid({ validUntil: hours(20), createdAt: hours(-1) });
    await run();
    expect(told).toEqual([]);
  });
});

it('a quotation that has ended is told to its supplier once, on an open or a closed RFQ', async () => {
  const closed = await buildRfq(database.db, { status: 'closed' });
  const suppliers = [
    (await bid({ validUntil: hours(-1) })).supplierId,
    (await bid({ validUntil: hours(-2) }, closed.id)).supplierId,
  ];
  await bid({ validUntil: hours(-24 * 4) });
  await run();
  await run();
  expect(kinds()).toEqual(['quotationExpired', 'quotationExpired']);
  expect(told.map(({ userId }) => userId).sort()).toEqual(suppliers.sort());
});

it('of what is undecided on an RFQ that is awarded in part both are told', async () => {
  const awarded = await buildRfq(database.db, { status: 'awarded' });
  await bid({ validUntil: hours(3) }, awarded.id);
  await bid({ validUntil: hours(-3) }, awarded.id);
  await run();
  expect(kinds()).toEqual(['quotationEnds', 'quotationExpired', 'quotationExpiresSoon']);
});

it('nobody is told of what is decided, gone or outdated; its readers see no change', async () => {
  const changed = await buildRfq(database.db, { version: 2 });
  for (const validUntil of [hours(3), hours(-3)]) {
    await bid({ validUntil, rfqVersion: 1 }, changed.id);
    await bid({ validUntil, status: 'rejected' });
    await bid({ validUntil, status: 'accepted' });
    await bid({ validUntil, withdrawnAt: new Date() });
    await bid({ validUntil, supersededAt: new Date() });
  }
  await run();
  expect(told).toEqual([]);
  const updatedAt = hours(-5);
  const { id } = await bid({ validUntil: hours(-1), updatedAt });
  await run();
  expect(told).toHaveLength(1);
  const after = await database.db
    .selectFrom('quotations')
    .select('updatedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after.updatedAt).toEqual(updatedAt);
});
