import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { buildAdmin } from '../factory.ts';
import { changeStandingOf, storeAdmin } from './queries/standing.ts';
import { removeStaff } from './staff.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.updateTable('users').set({ suspendedAt: new Date() }).execute());

const suspend = (id: string, isOwner = true) =>
  database.db
    .transaction()
    .execute((trx) => changeStandingOf(trx, id, true, { actorId: null, isOwner }));
const demote = (email: string) =>
  storeAdmin(database.db, { email, password: 'a hash', staffRole: 'support' });

describe('at least one owner remains', () => {
  it('when two are suspended at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owners = [await buildAdmin(database.db), await buildAdmin(database.db)];
      const outcomes = await Promise.all(owners.map(({ id }) => suspend(id)));
      expect(outcomes.toSorted()).toEqual(['changed', 'lastOwner']);
      await database.db.updateTable('users').set({ suspendedAt: new Date() }).execute();
    }
  });

  it('when one is suspended while the other becomes something else', async () => {
    const [one, other] = [await buildAdmin(database.db), await buildAdmin(database.db)];
    const outcomes = await Promise.all([suspend(one.id), demote(other.email ?? '')]);
    expect(outcomes.filter((outcome) => outcome === 'lastOwner')).toHaveLength(1);
  });

  it('and other staff do not count as one', async () => {
    const owner = await buildAdmin(database.db);
    await buildAdmin(database.db, { staffRole: 'moderator' });
    expect(await suspend(owner.id)).toBe('lastOwner');
  });

  it('and who was invited to be one and has not joined does not count either', async () => {
    const owner = await buildAdmin(database.db);
    const { id: invited } = await buildAdmin(database.db, { password: null });
    expect(await suspend(owner.id)).toBe('lastOwner');
    expect(await suspend(invited)).toBe('changed');
  });

  it('and only an owner changes the standing of staff', async () => {
    await buildAdmin(database.db);
    const { id } = await buildAdmin(database.db, { staffRole: 'finance' });
    expect(await suspend(id, false)).toBe('staff');
  });
});

it('The demo owner stays in the team, and the refusal says so', async () => {
  const owner = { id: (await buildAdmin(database.db)).id, role: 'admin' } as const;
  const demo = await buildAdmin(database.db, { isDemo: true });
  await expect(removeStaff(database, owner, demo.id)).rejects.toMatchObject({
    code: 'demo_not_removed',
  });
});
