import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { readItems } from './public.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('demo');
});
afterAll(() => database.close());

const read = async (text: string) =>
  (await readItems(database.db, text)).map(({ productType, quantity, unit, specifications }) => ({
    productType,
    quantity,
    unit,
    specifications,
  }));

describe('readItems', () => {
  it('reads a pasted list with headings, bullets and sizes', async () => {
    const text = `Roof materials:
      - mabati gauge 30 3m x 95
      - roofing nails 20kg
      1. 3x2 timber 900ft`;
    expect(await read(text)).toEqual([
      {
        productType: 'corrugated-sheet',
        quantity: 95,
        unit: 'piece',
        specifications: { gauge: 30, lengthM: 3 },
      },
      { productType: 'roofing-nail', quantity: 20, unit: 'kg', specifications: {} },
      {
        productType: 'cypress-timber',
        quantity: 900,
        unit: 'foot',
        specifications: { section: '3x2' },
      },
    ]);
  });

  it('reads Swahili, English and bar codes in one sentence', async () => {
    expect(
      await read('nahitaji mifuko 100 ya simiti na nondo Y12 pcs 60 Kitengela by Friday'),
    ).toEqual([
      { productType: 'cement-32-5', quantity: 100, unit: 'bag', specifications: {} },
      {
        productType: 'deformed-bar',
        quantity: 60,
        unit: 'piece',
        specifications: { diameterMm: 12 },
      },
    ]);
  });

  it('keeps the category, and says what it is unsure of', async () => {
    const [line] = await readItems(database.db, 'cemnt');
    expect(line).toMatchObject({ productType: 'cement-32-5', quantity: null, sure: false });
    expect(line?.categoryId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['50 bags of cement', 'Cement'],
    ['50 bags of cement 42.5N', 'Portland Cement'],
    ['60 Y12 bars', 'Deformed Bar 12 mm'],
    ['40 boxes of tiles', 'Tile'],
  ])('calls a line by what was said: %s', async (text, name) => {
    expect((await readItems(database.db, text))[0]?.name).toBe(name);
  });

  it('finds nothing in a text about nothing', async () => {
    expect(await readItems(database.db, 'good morning')).toEqual([]);
  });
});
