import { expect, it } from 'vitest';
import { linesOfSheet } from './csv-lines.ts';
import { foundRow, isClear, unclearFirst } from './found-line.ts';

it('lines of a file that need a look come first, however many are right', () => {
  const right = Array.from({ length: 59 }, (_none, place) => [
    `Cement ${place}`,
    String(place + 1),
  ]);
  const sheet = { head: ['Item', 'Qty'], rows: [...right, ['Sand', 'two'], ['Ballast', '0']] };
  const found = unclearFirst(linesOfSheet(sheet, { productName: 0, quantity: 1 }).map(foundRow));
  expect(found.slice(0, 3).map(({ line }) => line.productName)).toEqual([
    'Sand',
    'Ballast',
    'Cement 0',
  ]);
  expect(found.filter(isClear)).toHaveLength(59);
});
