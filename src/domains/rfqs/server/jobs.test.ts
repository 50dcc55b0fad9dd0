import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobDefinition, JobHandler, Jobs } from '../../../platform/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { mostUnprovenNotified } from '../rules.ts';
import { buildRfq } from './factory.ts';
import {
  closeDue,
  tellBidders,
  tellClosing,
  tellEdited,
  tellMatched,
  tellUnanswered,
} from './job-definitions.ts';
import { handleRfqJobs } from './jobs.ts';
import type { Notices } from './ports.ts';

let database: TestDatabase;
let told: Parameters<Notices>[1][] = [];
let rescored: string[] = [];
let sent: { job: string; payload: object }[] = [];
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
    enqueue: async (_trx, { name }, payload) => {
      sent.push({ job: name, payload: payload as object });
    },
    rescore: async (_trx, rfqId) => {
      rescored.push(rfqId);
    },
  });
});
beforeEach(() => {
  told = [];
  sent = [];
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
    expect(told.slice(0, 50).map(({ userId }) => userId)).toEqual(
      suppliers.toSorted().slice(0, 50),
    );
    expect(told.map(({ userId }) => userId).sort()).toEqual(suppliers.toSorted());
    expect(told[0]).toMatchObject({ kind: 'rfqReceived', subjectId: id, values: { title } });
  });
});

describe('notifications of RFQs from accounts that have proven nothing', () => {
  it('are bounded for each supplier and day over all such accounts; a proven sender is heard all the same', async () => {
    const { id: supplierId } = await buildSupplier(database.db);
    const { id: other } = await buildSupplier(database.db);
    const send = async (sender: object, to: string[], createdAt = new Date()) => {
      const { id: contractorId } = await buildUser(database.db, sender);
      const { id: rfqId } = await buildRfq(database.db, { contractorId });
      await database.db
        .insertInto('rfqMatches')
        .values(to.map((one) => ({ rfqId, supplierId: one, createdAt })))
        .execute();
      return { rfqId, contractorId };
    };
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const old = await send({}, [supplierId], yesterday);
    const sent: { rfqId: string; contractorId: string }[] = [old];
    for (let n = 0; n < mostUnprovenNotified + 3; n += 1) sent.push(await send({}, [supplierId]));
    await Promise.all(sent.map(({ rfqId }) => run(tellMatched, { rfqId })));
    expect(told.map(({ userId }) => userId)).toHaveLength(mostUnprovenNotified + 1);

    told = [];
    const late = await send({}, [supplierId, other]);
    await run(tellMatched, { rfqId: late.rfqId });
    expect(told.map(({ userId }) => userId)).toEqual([other]);
    for (const known of [{ emailVerifiedAt: new Date() }, { isVerified: true }]) {
      const { rfqId } = await send(known, [supplierId]);
      await run(tellMatched, { rfqId });
    }
    expect(told.map(({ userId }) => userId)).toEqual([other, supplierId, supplierId]);

    told = [];
    await database.db
      .updateTable('users')
      .set({ phoneNumber: '+254711000111', phoneVerifiedAt: new Date() })
      .where('id', '=', late.contractorId)
      .execute();
    await run(tellMatched, { rfqId: late.rfqId });
    expect(told.map(({ userId }) => userId)).toEqual([supplierId]);
  });
});

describe('what suppliers are told of an RFQ', () => {
  it('names place, deadline and the first three lines, without those that were dropped', async () => {
    const closesAt = new Date(Date.now() + 86_400_000);
    const { id, title } = await buildRfq(database.db, {
      deliveryLocation: 'Ruiru',
      deliveryCounty: 'Kiambu',
      closesAt,
    });
    const { id: supplierId } = await buildSupplier(database.db);
    const line = (lineNo: number, productName: string) => ({
      rfqId: id,
      lineNo,
      productName,
      quantity: '2.500',
      unit: 'bag',
    });
    await database.db
      .insertInto('rfqItems')
      .values([
        { ...line(1, 'Dropped'), removedAt: new Date() },
        line(2, 'Cement'),
        line(3, 'Lime'),
        line(4, 'Grout'),
        line(5, 'Plaster'),
      ])
      .execute();
    await database.db.insertInto('rfqMatches').values({ rfqId: id, supplierId }).execute();
    await run(tellMatched, { rfqId: id });
    expect(told.map(({ values }) => values)).toEqual([
      {
        title,
        place: 'Ruiru',
        county: 'Kiambu',
        closesAt: closesAt.toISOString(),
        lines: '2.5\tbag\tCement\n2.5\tbag\tLime\n2.5\tbag\tGrout',
        lineCount: 4,
      },
    ]);
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

  it('tells of many edits once, and again after the supplier has confirmed the quotation', async () => {
    const { id } = await buildRfq(database.db);
    const { id: supplierId } = await buildSupplier(database.db);
    await quote(id, supplierId);
    const edited = async (version: number) => {
      told = [];
      await run(tellBidders, { rfqId: id, kind: 'rfqChanged', version });
      return told.map(({ dedupeKey }) => dedupeKey);
    };
    const first = await edited(2);
    expect(first).toHaveLength(1);
    expect(await edited(3)).toEqual(first);
    await database.db
      .updateTable('quotations')
      .set({ rfqVersion: 3 })
      .where('rfqId', '=', id)
      .execute();
    expect(await edited(4)).not.toEqual(first);
  });

  it('tells them in the order of their ids, however many, so that no two jobs block each other', async () => {
    const { id } = await buildRfq(database.db);
    const suppliers: string[] = [];
    for (let i = 0; i < 53; i++) suppliers.push((await buildSupplier(database.db)).id);
    for (const supplierId of suppliers.toReversed()) await quote(id, supplierId);
    await run(tellBidders, { rfqId: id, kind: 'rfqClosed', version: 1 });
    expect(told.map(({ userId }) => userId)).toEqual(suppliers.toSorted());
  });

  it('an edit is notified to those it went to before and who have not answered', async () => {
    const { db } = database;
    const { id } = await buildRfq(db);
    const [silent, bidder, fresh, unnotified] = await Promise.all(
      Array.from({ length: 4 }, () => buildSupplier(db)),
    );
    const before = new Date(Date.now() - 3_600_000);
    const after = new Date(Date.now() + 3_600_000);
    const matches = [
      [silent, before],
      [bidder, before],
      [fresh, after],
      [unnotified, null],
    ] as const;
    for (const [supplier, notifiedAt] of matches) {
      const supplierId = supplier?.id ?? '';
      await db.insertInto('rfqMatches').values({ rfqId: id, supplierId, notifiedAt }).execute();
    }
    await quote(id, bidder?.id ?? '');
    await run(tellEdited, { rfqId: id, version: 2 });
    expect(told).toMatchObject([
      { userId: silent?.id, kind: 'rfqEdited', dedupeKey: `rfqEdited ${id} 2` },
    ]);
    await db.updateTable('rfqs').set({ status: 'closed' }).where('id', '=', id).execute();
    told = [];
    await run(tellEdited, { rfqId: id, version: 2 });
    expect(told).toEqual([]);
  });

  it('has the quotations scored anew after a change, and not after closing', async () => {
    const { id } = await buildRfq(database.db);
    await run(tellBidders, { rfqId: id, kind: 'rfqClosed', version: 1 });
    expect(rescored).toEqual([]);
    await run(tellBidders, { rfqId: id, kind: 'rfqChanged', version: 2 });
    expect(rescored).toEqual([id]);
  });
});

describe('telling that an RFQ closes soon', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const idsNotified = () => told.map(({ subjectId }) => subjectId);

  it('tells its owner a day before, or at half of its time; once for each closing time', async () => {
    const { db } = database;
    const weekOld = hours(-7 * 24);
    const soon = await buildRfq(db, { createdAt: weekOld, closesAt: hours(23) });
    const short = await buildRfq(db, { createdAt: hours(-4), closesAt: hours(3) });
    await buildRfq(db, { createdAt: hours(-1), closesAt: hours(3) });
    await buildRfq(db, { createdAt: weekOld, closesAt: hours(25) });
    await buildRfq(db, { createdAt: weekOld, closesAt: hours(5), status: 'closed' });
    const over = await buildRfq(db, { createdAt: weekOld, closesAt: hours(-1) });
    await Promise.all([run(tellClosing), run(tellClosing)]);
    await run(tellClosing);
    expect(idsNotified().sort()).toEqual([short.id, soon.id].sort());
    const owners = [short.contractorId, soon.contractorId];
    expect(told.map(({ userId }) => userId).sort()).toEqual(owners.sort());
    expect(told[0]?.kind).toBe('rfqClosesSoon');
    expect(sent.map(({ job }) => job)).toEqual([tellUnanswered.name, tellUnanswered.name]);
    await db
      .updateTable('rfqs')
      .set({ closesAt: hours(24) })
      .where('id', '=', soon.id)
      .execute();
    await run(tellClosing);
    expect(idsNotified().slice(2)).toEqual([soon.id]);
    expect(new Set(told.map(({ dedupeKey }) => dedupeKey)).size).toBe(3);
    await db.updateTable('rfqs').set({ status: 'closed' }).where('id', '=', over.id).execute();
  });

  it('tells whom it went to and who has not answered, and only those who still may', async () => {
    const { db } = database;
    const closesAt = hours(20);
    const { id, title } = await buildRfq(db, { closesAt, verifiedOnly: true });
    const quiet = await Promise.all(
      Array.from({ length: 51 }, () => buildSupplier(db, { isVerified: true })),
    );
    const bidder = await buildSupplier(db, { isVerified: true });
    const withdrawn = await buildSupplier(db, { isVerified: true });
    const unverified = await buildSupplier(db);
    const others = [bidder, withdrawn, unverified];
    const match = { rfqId: id, notifiedAt: new Date() };
    await db
      .insertInto('rfqMatches')
      .values([
        ...[...quiet, ...others].map((one) => ({ ...match, supplierId: one.id })),
        // Nobody is reminded of what they were not told.
        {
          ...match,
          supplierId: (await buildSupplier(db, { isVerified: true })).id,
          notifiedAt: null,
        },
      ])
      .execute();
    await quote(id, bidder.id);
    await quote(id, withdrawn.id, { withdrawnAt: new Date() });
    const payload = { rfqId: id, closesAt: closesAt.toISOString() };
    await run(tellUnanswered, payload);
    expect(told.map(({ userId }) => userId).sort()).toEqual(quiet.map((one) => one.id).sort());
    expect(told[0]).toMatchObject({ kind: 'rfqUnanswered', subjectId: id, values: { title } });
    await db.updateTable('rfqs').set({ status: 'closed' }).where('id', '=', id).execute();
    told = [];
    await run(tellUnanswered, payload);
    expect(told).toEqual([]);
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
    expect(told).toMatchObject([{ userId: due.contractorId, kind: 'rfqExpired' }]);
    const payload = { rfqId: due.id, kind: 'rfqClosed', version: 1 };
    expect(sent).toEqual([{ job: tellBidders.name, payload }]);
    told = [];
    await run(tellBidders, payload);
    expect(told).toMatchObject([{ userId: bidder.id, kind: 'rfqClosed' }]);
  });
});
