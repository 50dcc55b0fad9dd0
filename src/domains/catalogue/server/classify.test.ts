import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { classifyMaterials } from './classify.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('classifyMaterials', () => {
  it('reads the first words of a name, however they are joined', async () => {
    const nonsense = (count: number) => Array.from({ length: count }, () => 'zxqwv').join('-');
    const found = await classifyMaterials(database, [
      `${nonsense(10)} nondo y12`,
      `${nonsense(12)} nondo y12`,
    ]);
    expect(found.map((one) => one?.key ?? null)).toEqual(['deformed-bar', null]);
  });

  it('lets others have their turn between two names', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    await classifyMaterials(database, []);
    turns = 0;
    await classifyMaterials(database, Array(50).fill('semint'));
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(49);
  });
});
