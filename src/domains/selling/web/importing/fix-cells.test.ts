import { expect, it } from 'vitest';
import { categoryFixes, cellAt, withCells } from './fix-cells.ts';

const list = {
  file: 'stock.csv',
  headings: ['Item', 'Aina', 'Bei'],
  rows: [['Bolts', 'Fasteners '], [''], ['Nuts', 'fasteners', '5'], ['Cement', 'cement', '700']],
};
const columns = { name: 0, category: 1, price: 2 };

it('puts a correction into the cell that the spreadsheet numbers so, and leaves the list it came from', () => {
  const fixed = withCells(list, columns, [{ row: 2, column: 'price', text: '50' }]);
  expect(fixed.rows[0]).toEqual(['Bolts', 'Fasteners ', '50']);
  expect(list.rows[0]).toEqual(['Bolts', 'Fasteners ']);
  expect([cellAt(fixed, columns, 5, 'price'), cellAt(fixed, columns, 2, 'unit' as never)]).toEqual([
    '700',
    null,
  ]);
});

it('gives a category to every row that says the same', () => {
  const fixes = categoryFixes(list, columns, 2, 'Nails, Screws & Fasteners');
  expect(fixes.map(({ row }) => row)).toEqual([2, 4]);
  const fixed = withCells(list, columns, fixes);
  expect(cellAt(fixed, columns, 4, 'category')).toBe('Nails, Screws & Fasteners');
});
