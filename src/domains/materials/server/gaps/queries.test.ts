import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { countGap, dropOldGaps, selectGaps } from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('forgets what nobody has searched for in 90 days', async () => {
  const { db } = database;
  const day = (age: number) => new Date(Date.now() - age * 86_400_000);
  for (const text of ['older', 'newer']) await countGap(db, { source: 'search', text }, null);
  const age = (text: string, days: number) =>
    db
      .updateTable('knowledgeGaps')
      .set({ lastDay: day(days) })
      .where('text', '=', text)
      .execute();
  await age('older', 92);
  await age('newer', 80);
  await dropOldGaps(db);
  const { gaps } = await selectGaps(db, { source: 'search', limit: 100 });
  expect(gaps.map(({ text }) => text)).toEqual(['newer']);
});
