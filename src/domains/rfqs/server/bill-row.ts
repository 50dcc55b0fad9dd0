import { wordTable } from '../../../shared/word-table.ts';
import { isUnitWord } from '../../materials/unit-rules.ts';
import { isCount } from '../../materials/unit-table-rules.ts';

/** What a row of a pasted list asks for. */
export interface Row {
  /** Without the row's number and prices: how much is last. */
  readonly asked: string;
  /** A row of a table has columns, and asks for one thing. */
  readonly isOfTable: boolean;
}

/**
 * A row without its number ("A", "3.", "1.2") and without what one and all of it cost: prices are no quantity,
 * and suppliers must not read what the buyer reckons with.
 */
export function readRow(line: string): Row {
  const cells = line.split(/\s*[|\t]\s*/).filter((cell) => cell !== '');
  const isOfTable = cells.length > 2;
  if (cells.length > 1 && rowNumber.test(cells[0] ?? '')) cells.shift();
  const row = inOrder(cells)
    .join(' ')
    .replace(/^(?:\p{L}|\d{1,3})[.)](?=\s)/u, '');
  return { asked: withoutPrices(row.trim()), isOfTable };
}

const rowNumber = /^(?:\p{L}|\d{1,3}(?:\.\d{1,2})*)[.)]?$/u;

/** Units that only bills write so; elsewhere "cm" is a length, and so is "length". */
const billUnits = wordTable({
  ...{ sm: 'sqm', cm: 'cbm', lm: 'metre' },
  ...{ no: 'pieces', nr: 'pieces', length: 'pieces', lengths: 'pieces' },
});

/** The unit's column may stand before the quantity's: "m | 120" is "120 m". */
function inOrder(cells: readonly string[]): string[] {
  const plain = cells.map((cell) => billUnits[cell.toLowerCase().replaceAll('.', '')] ?? cell);
  const at = plain.findIndex(
    (cell, index) => isUnit(cell.toLowerCase()) && isFigure(plain[index + 1]),
  );
  const [unit, quantity] = plain.slice(at, at + 2);
  if (at < 1 || isFigure(plain[at - 1]) || unit === undefined || quantity === undefined) {
    return plain;
  }
  // Apart from the words before: "heavy gauge, 140 pieces" has no gauge of 140.
  return plain
    .with(at - 1, `${plain[at - 1]},`)
    .with(at, quantity)
    .with(at + 1, unit);
}

const isUnit = (word: string) => isUnitWord(word) || isCount(word);
const isFigure = (cell = '') => /^\d[\d,]*(?:\.\d+)?$/.test(cell);

const figure = String.raw`(\d[\d,]*(?:\.\d+)?)`;
/** "120 bags 750 90,000", "85 bags @ 780 = 66,300/=". */
const reckoned = new RegExp(
  String.raw`(?<before>${figure}\s*\p{L}*)\s*(?:[@x×*]\s*|\s)${figure}\s*[=\s]\s*${figure}(?:/[=-])?$`,
  'u',
);
/** "85 bags @ 780"; "Y8 links @ 200" is how far they stand apart. */
const priced = /(?<![\p{L}\d.,])(\d[\d,.]*\s*\p{L}*)\s*@\s*\d[\d,.]*(?:\/[=-])?$/u;

function withoutPrices(row: string): string {
  const found = reckoned.exec(row);
  const [quantity = 0, rate = 0, amount = 0] = (found?.slice(2) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  );
  if (found && Math.abs(quantity * rate - amount) <= 0.5) {
    return `${row.slice(0, found.index)}${found.groups?.before}`;
  }
  return row.replace(priced, '$1');
}
