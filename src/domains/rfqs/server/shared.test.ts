import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { maySeeRfq, type RfqStatus } from '../rules.ts';
import { buildRfq } from './factory.ts';
import { selectRfq, selectRfqPage } from './queries/rfqs.ts';
import { selectSharedRfqs } from './queries/shared.ts';

/** Who sees an RFQ is a rule (maySeeRfq), a filter of lists, and what two people may write about. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const hour = 3_600_000;

it('the rule, the lists and what two people share say the same of everybody', async () => {
  const { db } = database;
  const owner = await buildUser(db, { role: 'contractor' });
  const people = [
    { ...(await buildUser(db, { role: 'contractor' })), role: 'contractor', isVerified: true },
    { ...(await buildUser(db, { role: 'supplier' })), role: 'supplier', isVerified: false },
    {
      ...(await buildUser(db, { role: 'supplier', isVerified: true })),
      role: 'supplier',
      isVerified: true,
    },
    { ...(await buildUser(db, { role: 'admin' })), role: 'admin', isVerified: false },
    {
      ...(await buildUser(db, { role: 'admin' })),
      role: 'admin',
      isVerified: false,
      needsTwoStep: true,
    },
  ] as const;
  const outcomes = new Set<boolean>();
  for (const status of ['open', 'closed', 'awarded'] as const satisfies RfqStatus[]) {
    for (const verifiedOnly of [false, true]) {
      for (const isOver of [false, true]) {
        const closesAt = new Date(Date.now() + (isOver ? -hour : hour));
        const awarded = status === 'awarded' ? { awardedAt: new Date() } : {};
        const values = { contractorId: owner.id, status, verifiedOnly, closesAt, ...awarded };
        const rfq = await buildRfq(db, values);
        for (const person of people) {
          for (const hasQuoted of [false, true]) {
            if (hasQuoted && person.role !== 'supplier') continue;
            if (hasQuoted) await rowsOf(db).quotation(rfq.id, person.id);
            const row = await selectRfq(db, person, rfq.id);
            const seen = row !== null && maySeeRfq(person, row);
            const filter = { viewer: person, status: undefined, search: '' };
            const page = await selectRfqPage(
              db,
              {
                ...filter,
                isMatch: false,
                isAnswered: undefined,
                isByMatch: false,
                projectId: undefined,
              },
              { after: null, limit: 50 },
            );
            const shared = await selectSharedRfqs(db, person, owner.id, {
              id: rfq.id,
              search: '',
              limit: 1,
            });
            const what = { status, verifiedOnly, isOver, hasQuoted, person: person.role };
            const isListed = page.rows.some(({ id }) => id === rfq.id);
            expect({ ...what, isListed, isShared: shared.length === 1 }).toEqual({
              ...what,
              isListed: seen,
              isShared: seen,
            });
            outcomes.add(seen);
          }
        }
      }
    }
  }
  expect(outcomes.size).toBe(2);
});

it('two people share an RFQ of one of them: the asker is either, and a third has no part in it', async () => {
  const { db } = database;
  const owner = { ...(await buildUser(db, { role: 'contractor' })), role: 'contractor' } as const;
  const supplier = { ...(await buildUser(db, { role: 'supplier' })), role: 'supplier' } as const;
  const rival = await buildUser(db, { role: 'supplier' });
  const { id, title } = await buildRfq(db, { contractorId: owner.id, title: '50% more cement' });
  const all = { id: null, search: '', limit: 20 };
  const card = { id, title, ownerId: owner.id };
  expect(await selectSharedRfqs(db, owner, supplier.id, all)).toEqual([card]);
  expect(await selectSharedRfqs(db, supplier, owner.id, all)).toEqual([card]);
  expect(await selectSharedRfqs(db, supplier, rival.id, all)).toEqual([]);
  const search = async (text: string) =>
    (await selectSharedRfqs(db, owner, supplier.id, { ...all, search: text })).length;
  expect(await search('0% MORE')).toBe(1);
  expect(await search('0_ more')).toBe(0);
  expect(await search(id)).toBe(1);

  // A title may hold the id of another one.
  const named = await buildRfq(db, { contractorId: owner.id, title: `About ${id}` });
  const one = await selectSharedRfqs(db, owner, supplier.id, { ...all, id: named.id });
  expect(one.map((rfq) => rfq.id)).toEqual([named.id]);
});
