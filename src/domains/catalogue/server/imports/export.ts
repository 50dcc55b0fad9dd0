import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { Actor } from '../../../../platform/actor.ts';
import { harmlessCell, importColumns } from '../../import-rules.ts';
import type { CatalogueDeps } from '../deps.ts';
import { streamOwnProducts } from '../queries/stock.ts';

/** With it, spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** The actor's own products as CSV, in the columns that the import reads, without formulas. */
export function exportProducts({ db }: CatalogueDeps, actor: Actor): Readable {
  return Readable.from(lines(db, actor.id));
}

async function* lines(db: CatalogueDeps['db'], supplierId: string): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([importColumns]);
  for await (const product of streamOwnProducts(db, supplierId)) {
    const cells = importColumns.map((column) => String(product[column] ?? ''));
    yield toCsv([cells.map(harmlessCell)]);
  }
}

const toCsv = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(rows.map((row) => [...row]))}\r\n`;
