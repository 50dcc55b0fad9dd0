import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobDefinition, JobHandler, Jobs } from '../../../platform/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq } from './factory.ts';
import { closeDue, tellBidders, tellMatched } from './job-definitions.ts';
import { handleRfqJobs } from './jobs.ts';
import type { Notices } from './ports.ts';

let database: TestDatabase;
let told: Parameters<Notices>[1][] = [];
let rescored: string[] = [];
const handlers = new Map<string, JobHandler<never>>();

beforeAll(async () => {
  database = await createTestDatabase();
  const jobs = {
    handle: (job: JobDefinition<unknown>, handler: JobHandler<never>) =>
      handlers.set(job.name, handler),
  };
  handleRfqJobs(jobs as unknown as Jobs, {
    db: database.db,
    notify: async (_trx, notice) => {
      told.push(notice);
    },
    rescore: async (_trx, rfqId) => {
      rescored.push(rfqId);
    },
  });
});
beforeEach(() => {
  told = [];
  rescored = [];
});
afterAll(() => database.close());

const run = (job: { readonly name: string }, payload: object = {}) =>
  handlers.get(job.name)?.(payload as never, { retry: 0, signal: new AbortController().signal });
const quote = (rfqId: string, supplierId: string, values = {}) =>
  database.db
    .insertInto('quotations')
    .values({ rfqId, supplierId, totalAmount: '5000', deliveryTime: 2, ...values })
    .execute();

describe('telling whom an RFQ was sent to', () => {
  it('tells each supplier once, however many there are and however often it runs', async () => {
    const { id, title } = await buildRfq(database.db);
    const suppliers: string[] = [];
    for (let i = 0; i < 53; i++) suppliers.push((await buildSupplier(database.db)).id);
    await database.db
      .insertInto('rfqMatches')
      .values(suppliers.map((supplierId) => ({ rfqId: id, supplierId })))
      .execute();
    await run(tellMatched, { rfqId: id });
    await run(tellMatched, { rfqId: id });
    expect(told.map(({ userId }) => userId).sort()).toEqual(suppliers.toSorted());
    expect(told[0]).toMatchObject({ kind: 'rfqReceived', subjectId: id, values: { title } });
  });
});

describe('telling those who answered', () => {
  it('leaves out who withdrew or was refused', async () => {
    const { id } = await buildRfq(database.db);
    const live = await buildSupplier(database.db);
    await quote(id, live.id);
    await quote(id, (await buildSupplier(database.db)).id, { withdrawnAt: new Date() });
    await quote(id, (await buildSupplier(database.db)).id, { status: 'rejected' });
    await run(tellBidders, { rfqId: id, kind: 'rfqChanged', version: 2 });
    expect(told).toMatchObject([{ userId: live.id, kind: 'rfqChanged' }]);
  });

  it('has the quotations scored anew after a change, and not after closing', async () => {
    const { id } = await buildRfq(database.db);
    await run(tellBidders, { rfqId: id, kind: 'rfqClosed', version: 1 });
    expect(rescored).toEqual([]);
    await run(tellBidders, { rfqId: id, kind: 'rfqChanged', version: 2 });
    expect(rescored).toEqual([id]);
  });
});

describe('the closing job', () => {
  it('writes down what the deadline did, as of the deadline, and tells both sides once', async () => {
    const closesAt = new Date(Date.now() - 3_600_000);
    const due = await buildRfq(database.db, { closesAt });
    const open = await buildRfq(database.db);
    const bidder = await buildSupplier(database.db);
    await quote(due.id, bidder.id);
    await Promise.all([run(closeDue), run(closeDue)]);
    const state = (id: string) =>
      database.db
        .selectFrom('rfqs')
        .select(['status', 'closedAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await state(due.id)).toEqual({ status: 'closed', closedAt: closesAt });
    expect(await state(open.id)).toEqual({ status: 'open', closedAt: null });
    expect(told).toHaveLength(2);
    expect(told).toMatchObject([
      { userId: due.contractorId, kind: 'rfqExpired' },
      { userId: bidder.id, kind: 'rfqClosed' },
    ]);
  });
});
