import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../domains/accounts/server/factory.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { againAfterDeadlock, transact } from './transact.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('transact', () => {
  it('does again what the database ended because two waited for each other', async () => {
    const { db } = database;
    const [one, other] = [(await buildUser(db)).id, (await buildUser(db)).id];
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    let runs = 0;
    const nameBoth = (first: string, second: string, location: string) =>
      transact(db, async (trx) => {
        runs += 1;
        const name = (id: string) =>
          trx.updateTable('users').set({ location }).where('id', '=', id).execute();
        await name(first);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await name(second);
      });
    await Promise.all([nameBoth(one, other, 'Thika'), nameBoth(other, one, 'Juja')]);
    // One of them is ended, on a busy machine now and then both.
    expect(runs).toBeGreaterThanOrEqual(3);
    const rows = await db
      .selectFrom('users')
      .select('location')
      .where('id', 'in', [one, other])
      .execute();
    expect(new Set(rows.map(({ location }) => location)).size).toBe(1);
  });

  it('gives up after some tries, and does nothing again that failed by itself', async () => {
    for (const [code, times] of [
      ['40P01', 5],
      ['40001', 5],
      ['23505', 1],
    ] as const) {
      let runs = 0;
      const work = async () => {
        runs += 1;
        throw failure(code);
      };
      await expect(againAfterDeadlock(work)).rejects.toThrow(code);
      expect(runs, code).toBe(times);
    }
  });
});
