import { expect, it } from 'vitest';
import type { PastedLine } from '../schema.ts';
import { linesOfSheet } from './csv-lines.ts';
import { newLine } from './draft.ts';
import { foundRow, isClear, unclearFirst } from './found-line.ts';

const reading = (fields: Partial<PastedLine>): PastedLine => ({
  from: 'Cement',
  productName: 'Cement 32.5',
  categoryId: 'c1',
  isKnown: true,
  quantity: null,
  unit: null,
  specifications: null,
  isSure: false,
  isLikely: true,
  ...fields,
});

it('lines of a file that need a look come first, however many are right', () => {
  const right = Array.from({ length: 59 }, (_none, place) => [
    `Cement ${place}`,
    String(place + 1),
  ]);
  const sheet = { head: ['Item', 'Qty'], rows: [...right, ['Sand', 'two'], ['Ballast', '0']] };
  const rows = linesOfSheet(sheet, { productName: 0, quantity: 1 });
  const readings = new Map(rows.map((row) => [row.line.productName, [reading({})]]));
  const found = unclearFirst(rows.map((row) => foundRow(row, readings)));
  expect(found.slice(0, 3).map(({ line }) => line.productName)).toEqual([
    'Sand',
    'Ballast',
    'Cement 0',
  ]);
  expect(found.filter(isClear)).toHaveLength(59);
});

it('a row of a file is understood where the dictionary has its name, which stays as it was written', () => {
  const row = { from: 'Cement · 40', line: newLine({ productName: 'Cement', quantity: '40' }) };
  const found = (...read: PastedLine[]) => foundRow(row, new Map([['Cement', read]]));
  expect(isClear(found(reading({})))).toBe(true);
  expect(found(reading({})).line).toMatchObject({ productName: 'Cement', categoryId: 'c1' });
  expect(found(reading({}), reading({ categoryId: 'c2' })).line.categoryId).toBeNull();
  expect(isClear(found(reading({ isKnown: false })))).toBe(false);
  expect(isClear(found())).toBe(false);
});
