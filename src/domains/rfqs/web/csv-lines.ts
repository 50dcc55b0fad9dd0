import { plainNumber } from '../../../shared/numbers.ts';
import { type DraftLine, newLine } from './draft.ts';

/** What a column of a bill of quantities can be. */
export const lineColumns = [
  'productName',
  'quantity',
  'unit',
  'specifications',
  'estimatedBudget',
] as const;
export type LineColumn = (typeof lineColumns)[number];

/** Which column holds what, by its place; absent where none does. */
export type ColumnChoice = Readonly<Partial<Record<LineColumn, number>>>;

export interface Sheet {
  /** Names of the columns; "1", "2", … where the file has no head. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How people call these columns, most telling first. */
const names: Readonly<Record<LineColumn, readonly RegExp[]>> = {
  productName: [
    /\bitem description\b/i,
    /\b(product|material|bidhaa|kifaa)s?\b(?!\s*(code|no|number|ref|id)\b)/i,
    /\b(item|name)s?\b(?!\s*(code|no|number|ref|id)\b)/i,
    /\b(description|maelezo)s?\b/i,
  ],
  quantity: [/\b(quantity|quantities|qty|kiasi|idadi)\b/i],
  unit: [/\b(units?|uom|kipimo)\b(?!\s*(price|rate|cost))/i],
  specifications: [
    /\b(specifications?|specs?|remarks?|notes?|size|sifa)\b/i,
    /\b(description|maelezo)s?\b/i,
  ],
  estimatedBudget: [/\b(budget|amount|total|bajeti)\b/i],
};

/** Cells as a sheet: the first row with more than one name in it is its head; rows before are titles. */
export function toSheet(cells: readonly (readonly string[])[]): Sheet {
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const headAt = rows.slice(0, 20).findIndex((row) => namesFound(row) >= 2);
  if (headAt >= 0) return { head: rows[headAt] ?? [], rows: rows.slice(headAt + 1) };
  const width = Math.max(0, ...rows.map((row) => row.length));
  return { head: Array.from({ length: width }, (_none, place) => String(place + 1)), rows };
}

const namesFound = (row: readonly string[]) =>
  lineColumns.filter((column) => row.some((cell) => names[column].some((name) => name.test(cell))))
    .length;

/** Which column seems to hold what: by its name, else names in the first and figures in the next. */
export function guessColumns({ head, rows }: Sheet): ColumnChoice {
  const taken = new Set<number>();
  const choice: Partial<Record<LineColumn, number>> = {};
  const isFree = (column: LineColumn, place: number) =>
    !taken.has(place) && !(column === 'productName' && holds(rows, place, numbering));
  for (const column of lineColumns) {
    const place = names[column]
      .map((name) => head.findIndex((cell, index) => isFree(column, index) && name.test(cell)))
      .find((found) => found >= 0);
    if (place === undefined) continue;
    taken.add(place);
    choice[column] = place;
  }
  if (choice.productName === undefined) {
    const place = head.findIndex(
      (_name, index) => isFree('productName', index) && holds(rows, index, /\p{L}/u),
    );
    if (place >= 0) choice.productName = place;
    taken.add(place);
  }
  if (choice.quantity === undefined) {
    const place = head.findIndex(
      (_name, index) => !taken.has(index) && holds(rows, index, /^\s*[\d,]+(\.\d+)?\s*$/),
    );
    if (place >= 0) choice.quantity = place;
  }
  return choice;
}

/** How lines are counted: "1", "2.1", "A", "a)", "iv", "B/3". */
const numbering = /^\s*([a-z]|[ivx]{1,5})?[\s./-]*(\d+[\s./-]*)*[).]?\s*$/i;

/** Whether most cells of a column look so. */
function holds(rows: Sheet['rows'], place: number, pattern: RegExp): boolean {
  const filled = rows.map((row) => row[place] ?? '').filter((cell) => cell.trim() !== '');
  return (
    filled.length > 0 && filled.filter((cell) => pattern.test(cell)).length * 2 > filled.length
  );
}

/** A row that became a line, with what it was read off. */
export interface SheetLine {
  readonly from: string;
  readonly line: DraftLine;
}

const oneLine = (text: string) => text.replace(/^[\s\-*•·]+/, '').replace(/\s+/g, ' ');

/** As bills of quantities write units: "No" is a piece, and CM in capitals no centimetre. */
const billUnits: Readonly<Record<string, string>> = {
  NO: 'piece',
  NOS: 'piece',
  NR: 'piece',
  LM: 'metre',
  SM: 'm²',
  CM: 'm³',
};

function unitOf(written: string): string {
  const unit = written.replace(/\.$/, '');
  const isCapital = unit === unit.toUpperCase();
  const isPiece = /^(?:no|nos|nr)$/i.test(unit);
  return ((isCapital || isPiece) && billUnits[unit.toUpperCase()]) || written.slice(0, 60);
}

/** The rows that name a product, as lines. Sums and headings without a quantity are left out. */
export function linesOfSheet({ rows }: Sheet, choice: ColumnChoice): SheetLine[] {
  const cell = (row: readonly string[], column: LineColumn) => {
    const place = choice[column];
    return place === undefined ? '' : (row[place] ?? '').trim();
  };
  return rows.flatMap((row) => {
    const productName = oneLine(cell(row, 'productName')).slice(0, 200);
    const quantity = plainNumber(cell(row, 'quantity'));
    const isHeading = choice.quantity !== undefined && quantity === '';
    if (productName === '' || isHeading || /^(sub-?)?total\b/i.test(productName)) return [];
    const line = newLine({
      productName,
      quantity,
      unit: unitOf(cell(row, 'unit')),
      specifications: cell(row, 'specifications').slice(0, 2_000),
      estimatedBudget: cell(row, 'estimatedBudget').replace(/[^\d.]/g, ''),
    });
    return [{ from: row.filter((text) => text.trim() !== '').join(' · '), line }];
  });
}
