import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/database.ts';
import { SellerIndex, Vocabulary } from '../../../materials/language/public.ts';
import { buildProduct, buildSupplier } from '../factory.ts';
import { selectBrands } from '../queries/search-knowledge.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('very many names', () => {
  /** More than one call can be given as arguments. */
  const count = 150_000;

  it('of one word are all found', () => {
    const brands = Array.from({ length: count }, (_, index) => ({
      kind: 'brand' as const,
      id: String(index),
      name: 'Zuri',
    }));
    const index = new SellerIndex(brands, () => false);
    expect(index.find([[{ word: 'zuri', likeness: 1 }]])).toHaveLength(count);
  });

  it('of one first letter are all known', () => {
    const words = Array.from({ length: count }, (_, index) => `a${index}`);
    expect(new Vocabulary(words).begunBy('a')).toHaveLength(count);
  });
});

describe('the brands that searches know', () => {
  it('are those of most suppliers', async () => {
    const { db } = database;
    const greedy = await buildSupplier(db);
    for (const brandName of ['Aaa', 'Bbb', 'Ccc']) {
      await buildProduct(db, { supplierId: greedy.id, brandName });
      await buildProduct(db, { supplierId: greedy.id, brandName });
    }
    await buildProduct(db, { brandName: 'Simba' });
    await buildProduct(db, { brandName: 'Simba' });
    expect([...(await selectBrands({ db }, 2)).keys()]).toEqual(['Aaa', 'Simba']);
  });
});
