import type { ImportColumn } from '../../import-rules.ts';
import type { CellFix } from './failure-table.tsx';
import type { ChosenColumns, ChosenList } from './read-file.ts';

/** The headings are row 1, as in a spreadsheet. */
const firstRow = 2;

/** A cell of the list; null where no column of it was chosen for that. */
export function cellAt(
  list: ChosenList,
  columns: ChosenColumns,
  row: number,
  column: ImportColumn,
): string | null {
  const place = columns[column];
  return place === undefined ? null : (list.rows[row - firstRow]?.[place] ?? '');
}

/** The list with other texts in these cells. */
export function withCells(
  list: ChosenList,
  columns: ChosenColumns,
  fixes: readonly CellFix[],
): ChosenList {
  const rows = list.rows.map((cells) => [...cells]);
  for (const { row, column, text } of fixes) {
    const [cells, place] = [rows[row - firstRow], columns[column]];
    if (!cells || place === undefined) continue;
    while (cells.length < place) cells.push('');
    cells[place] = text;
  }
  return { ...list, rows };
}

/** Gives the category to every row that now says the same as this one. */
export function categoryFixes(
  list: ChosenList,
  columns: ChosenColumns,
  row: number,
  category: string,
): CellFix[] {
  const said = (at: number) => cellAt(list, columns, at, 'category')?.trim().toLowerCase();
  return list.rows
    .map((_, index) => index + firstRow)
    .filter((at) => said(at) === said(row))
    .map((at) => ({ row: at, column: 'category', text: category }));
}
