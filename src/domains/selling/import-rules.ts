import * as z from 'zod/mini';
import { money } from '../../shared/responses.ts';
import { isOneLine, isVisible } from '../../shared/visible-text.ts';
import { detailLimits } from '../catalogue/rules.ts';
import { priceDoubts } from './price-rules.ts';

/** Lists of products as CSV: what its columns mean, what a row must hold, how a cell is made harmless. */

/** In the order in which an export has them. */
export const importColumns = [
  'id',
  'name',
  'description',
  'price',
  'unit',
  'minOrderQuantity',
  'stockQuantity',
  'category',
  'brandName',
  'status',
  'details',
] as const;
/** What an export has besides, and an import leaves as it is. */
export const exportColumns = [...importColumns, 'pictures'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** A file without these cannot become products. */
export const requiredColumns = ['name', 'price', 'unit', 'category'] as const;

/** More rows come in several files. */
export const maxImportRows = 10_000;
/** Spreadsheets leave empty lines; they are passed over, but not without end. */
export const maxImportLines = 2 * maxImportRows;
export const maxImportColumns = 100;
export const maxImportBytes = 4 * 1024 * 1024;

/** Headings that people give to a column, in English and Swahili, as `plainHeading` leaves them. */
const headings: Readonly<Record<ImportColumn, readonly string[]>> = {
  id: ['id', 'productid'],
  name: ['name', 'product', 'productname', 'item', 'itemname', 'jina', 'bidhaa'],
  description: ['description', 'maelezo'],
  price: [
    'price',
    'unitprice',
    'priceksh',
    'pricekes',
    'sellingprice',
    'bei',
    'beiyakuuza',
    'rate',
    'unitrate',
    'cost',
    'unitcost',
  ],
  unit: ['unit', 'uom', 'unitofmeasure', 'kipimo', 'per'],
  minOrderQuantity: [
    'minorderquantity',
    'minorder',
    'minimumorder',
    'moq',
    'minqty',
    'kiwangochachini',
  ],
  stockQuantity: ['stockquantity', 'stock', 'quantity', 'qty', 'instock', 'akiba', 'idadi'],
  category: ['category', 'categoryslug', 'categoryname', 'group', 'aina', 'kategoria'],
  brandName: ['brandname', 'brand', 'make', 'chapa'],
  status: ['status', 'listed', 'hali'],
  details: ['details', 'specifications', 'specs', 'sifa'],
};

const plainHeading = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** Where each column stands among the file's headings; a column that none of them names is missing. */
export function guessColumns(
  fileHeadings: readonly string[],
): Partial<Record<ImportColumn, number>> {
  const plain = fileHeadings.map(plainHeading);
  const found: Partial<Record<ImportColumn, number>> = {};
  for (const column of importColumns) {
    const names = headings[column];
    const best = names.map((name) => plain.indexOf(name)).find((index) => index >= 0);
    if (best !== undefined && !Object.values(found).includes(best)) found[column] = best;
  }
  return found;
}

/** What is wrong with a row, and with which of its cells. */
export const importProblem = z.strictObject({
  column: z.nullable(z.enum(importColumns)),
  kind: z.enum([
    'missing',
    'tooLong',
    'notAnAmount',
    'notWhole',
    'tooLarge',
    'unknownCategory',
    'unreadable',
    'notOneLine',
    'unknownStatus',
    'badDetails',
    'takenDown',
    'repeated',
    'severalMatch',
    'notYours',
    'listFull',
    'notStored',
    ...priceDoubts,
  ]),
  /** The name of the category that an unknown one may mean. */
  nearest: z.optional(z.string()),
  /** What an odd price was compared with. */
  compared: z.optional(money),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** A row as it is stored. Null: the file says nothing, so a known product keeps what it has. */
export interface ImportRow {
  readonly id: string | null;
  readonly name: string;
  readonly description: string | null;
  /** Decimal string, KES. */
  readonly price: string;
  readonly unit: string;
  readonly minOrderQuantity: number | null;
  readonly stockQuantity: number | null;
  readonly categoryId: string;
  readonly brandName: string | null;
  /** Whether it is on the list. */
  readonly isActive: boolean | null;
  readonly specifications: Readonly<Record<string, string>> | null;
}

export type ImportCells = Readonly<Partial<Record<ImportColumn, string>>>;

const longest = {
  name: 200,
  description: 5_000,
  unit: 60,
  brandName: 120,
  details: 10_000,
} as const;
const largest = { minOrderQuantity: 1_000_000, stockQuantity: 100_000_000 } as const;
const largestPrice = 99_999_999.99;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const grouped = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/**
 * Reads one row, or tells all that is wrong with it. `categoryIdOf` knows a category by its slug and by
 * its name.
 */
export function readImportRow(
  cells: ImportCells,
  categoryIdOf: (nameOrSlug: string) => string | null,
): ImportRow | readonly ImportProblem[] {
  const problems: ImportProblem[] = [];
  const take = <T>(column: ImportColumn, read: (text: string) => T): T | null => {
    try {
      const text = cellText(column, cells[column] ?? '');
      if (text !== null) return read(text);
      if (requiredColumns.some((one) => one === column)) fail(column, 'missing');
    } catch (error) {
      if (!(error instanceof Found)) throw error;
      problems.push(error.problem);
    }
    return null;
  };
  const asItIs = (text: string) => text;
  const row = {
    id: take('id', (id) => (uuid.test(id) ? id.toLowerCase() : fail('id', 'notYours'))),
    name: take('name', asItIs),
    description: take('description', asItIs),
    price: take('price', readPrice),
    unit: take('unit', asItIs),
    minOrderQuantity: take('minOrderQuantity', (text) => readWhole('minOrderQuantity', text, 1)),
    stockQuantity: take('stockQuantity', (text) => readWhole('stockQuantity', text, 0)),
    categoryId: take(
      'category',
      (category) => categoryIdOf(category) ?? fail('category', 'unknownCategory'),
    ),
    brandName: take('brandName', asItIs),
    isActive: take('status', readStatus),
    specifications: take('details', readDetails),
  };
  const { name, price, unit, categoryId } = row;
  if (name === null || price === null || unit === null || categoryId === null) return problems;
  return problems.length > 0 ? problems : { ...row, name, price, unit, categoryId };
}

export const isRefused = (
  read: ImportRow | readonly ImportProblem[],
): read is readonly ImportProblem[] => Array.isArray(read);

/** What is wrong with a cell ends its reading. */
class Found extends Error {
  readonly problem: ImportProblem;
  constructor(found: ImportProblem) {
    super(found.kind);
    this.problem = found;
  }
}
const fail = (column: ImportColumn, kind: ImportProblem['kind']): never => {
  throw new Found({ column, kind });
};

/** A cell's text; null where it says nothing. */
function cellText(column: ImportColumn, cell: string): string | null {
  const value = plainCell(cell).trim();
  if (!isVisible(value)) return null;
  if (value.includes('\0') || !value.isWellFormed()) return fail(column, 'unreadable');
  if (column === 'name' && !isOneLine(value)) return fail(column, 'notOneLine');
  const most = column in longest ? longest[column as keyof typeof longest] : longest.name;
  return value.length > most ? fail(column, 'tooLong') : value;
}

const listedWords = ['active', 'listed', 'yes', 'on', 'true', 'ndiyo'];
const unlistedWords = ['inactive', 'hidden', 'no', 'off', 'false', 'hapana'];

function readStatus(text: string): boolean {
  const word = text.toLowerCase();
  if (listedWords.includes(word)) return true;
  return unlistedWords.includes(word) ? false : fail('status', 'unknownStatus');
}

/** "Grade: B500" a line, or a JSON object of texts. */
function readDetails(text: string): Readonly<Record<string, string>> {
  const entries = text.startsWith('{') ? jsonDetails(text) : lineDetails(text);
  const isFine = ([key, value]: readonly [string, string]) =>
    isVisible(key) &&
    isVisible(value) &&
    key.length <= detailLimits.key &&
    value.length <= detailLimits.value;
  const isRepeated = new Set(entries.map(([key]) => key)).size < entries.length;
  if (isRepeated || entries.length > detailLimits.number || !entries.every(isFine)) {
    return fail('details', 'badDetails');
  }
  return Object.fromEntries(entries);
}

function lineDetails(text: string): (readonly [string, string])[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()] as const;
  });
}

function jsonDetails(text: string): (readonly [string, string])[] {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return entries.map(([key, value]) => [key, typeof value === 'string' ? value : ''] as const);
  } catch {
    return fail('details', 'badDetails');
  }
}

/** Details as `readImportRow` reads them: a line each where lines can say them. */
export function detailsCell(details: Readonly<Record<string, string>>): string {
  const lines = Object.entries(details).map(([key, value]) => `${key}: ${value}`);
  if (lines.length === 0) return '';
  const text = lines.join('\n');
  const entries = Object.entries(details);
  const isSame =
    !text.startsWith('{') &&
    text === text.trim() &&
    JSON.stringify(lineDetails(text)) === JSON.stringify(entries);
  return isSame ? text : JSON.stringify(details);
}

/** "KSh 1,250.50", "1250.5" and "1,250/=" as a decimal string. */
function readPrice(text: string): string {
  const figure = text.replace(/^(ksh|kes)\.?\s*/i, '').replace(/\/[=-]*$/, '');
  const value = figure.replaceAll(',', '');
  if (!grouped.test(figure) || !/^\d+(\.\d{1,2}0*)?$/.test(value))
    return fail('price', 'notAnAmount');
  if (Number(value) > largestPrice) return fail('price', 'tooLarge');
  const [whole = '0', decimals = ''] = value.split('.');
  const price = `${BigInt(whole)}.${decimals.slice(0, 2).padEnd(2, '0')}`;
  return Number(price) > 0 ? price : fail('price', 'notAnAmount');
}

function readWhole(column: keyof typeof largest, text: string, least: number): number {
  if (!grouped.test(text) || !/^\d+(\.0+)?$/.test(text.replaceAll(',', ''))) {
    return fail(column, 'notWhole');
  }
  const value = Number(text.replaceAll(',', ''));
  if (value < least) return fail(column, 'notWhole');
  return value > largest[column] ? fail(column, 'tooLarge') : value;
}

/** A product of the same supplier, as far as a row can mean it. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly brandName: string | null;
  /** An admin took it down: its supplier cannot list it. */
  readonly isTakenDown?: boolean;
  /** KES, decimal string. */
  readonly price: string;
  readonly productType: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const plainText = (text: string | null) => (text ?? '').trim().toLowerCase();

type Named = Pick<Known, 'name' | 'unit' | 'brandName'>;

const itemKey = ({ name, unit }: Named) => [name, unit].map(plainText).join('\n');
const brandKey = (item: Named) => `${itemKey(item)}\n${plainText(item.brandName)}`;

/** A supplier's products by all that a row may mean them by. */
export interface KnownIndex {
  readonly byId: ReadonlyMap<string, Known>;
  readonly byItem: ReadonlyMap<string, readonly Known[]>;
  readonly byBrand: ReadonlyMap<string, readonly Known[]>;
}

export const indexKnown = (known: readonly Known[]): KnownIndex => ({
  byId: new Map(known.map((product) => [product.id, product])),
  byItem: Map.groupBy(known, itemKey),
  byBrand: Map.groupBy(known, brandKey),
});

/**
 * The product that a row changes: the one with its id, else the one of the same name and unit, and of
 * the same brand where the row names one. Null: it is a new product.
 */
export function matchOf(row: ImportRow, known: KnownIndex): Known | ImportProblem | null {
  const match = foundMatch(row, known);
  const isRefusedListing = match && 'name' in match && match.isTakenDown && row.isActive;
  return isRefusedListing ? { column: 'status', kind: 'takenDown' } : match;
}

function foundMatch(row: ImportRow, known: KnownIndex): Known | ImportProblem | null {
  if (row.id !== null) return known.byId.get(row.id) ?? { column: 'id', kind: 'notYours' };
  const alike =
    row.brandName === null ? known.byItem.get(itemKey(row)) : known.byBrand.get(brandKey(row));
  if (alike && alike.length > 1) return { column: 'name', kind: 'severalMatch' };
  return alike?.[0] ?? null;
}

/**
 * Tells rows of a file that mean what an earlier one does: the same product, or, without an id, what
 * the earlier row makes or leaves. So a row means the same whatever of the file is stored before it.
 *
 * @returns asked for each row that is stored, in the file's order, with the product that it changes
 */
export function repeatFinder(): (row: ImportRow, match: Known | null) => boolean {
  const changed = new Set<string>();
  const items = new Set<string>();
  const brands = new Set<string>();
  return (row, match) => {
    const left = { ...row, brandName: row.brandName ?? match?.brandName ?? null };
    const isRepeated =
      (match !== null && changed.has(match.id)) ||
      (row.id === null &&
        (row.brandName === null ? items.has(itemKey(row)) : brands.has(brandKey(row))));
    if (isRepeated) return true;
    if (match) changed.add(match.id);
    items.add(itemKey(left));
    brands.add(brandKey(left));
    return false;
  };
}

/** A spreadsheet runs what begins like this; where East Asian text is usual, wide signs too. */
const runnable = /^'*[=+\-@＝＋－＠\t\r]/;
const defused = /^'+[=+\-@＝＋－＠\t\r]/;

/** A cell that no spreadsheet runs as a formula; `plainCell` gives the text back. */
export const harmlessCell = (text: string): string => (runnable.test(text) ? `'${text}` : text);

/** What an exported cell said before it was made harmless. */
export const plainCell = (cell: string): string => (defused.test(cell) ? cell.slice(1) : cell);
