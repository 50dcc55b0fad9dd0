import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { Actor } from '../../../../platform/actor.ts';
import { harmlessCell, importColumns } from '../../import-rules.ts';
import type { CatalogueDeps } from '../deps.ts';
import { ownProductsByParts } from '../queries/stock.ts';

/** With it, spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff';

const underWay = new Map<string, Readable>();

/**
 * The actor's own products as CSV, in the columns that the import reads, without formulas. One at a
 * time: whoever asks again ends the one before, whose reader may have gone to sleep.
 */
export function exportProducts({ db }: CatalogueDeps, actor: Actor): Readable {
  underWay.get(actor.id)?.destroy();
  const file = Readable.from(lines(db, actor.id), { highWaterMark: 1 });
  underWay.set(actor.id, file);
  return file.once('close', () => {
    if (underWay.get(actor.id) === file) underWay.delete(actor.id);
  });
}

async function* lines(db: CatalogueDeps['db'], supplierId: string): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([importColumns]);
  for await (const part of ownProductsByParts(db, supplierId)) {
    const rows = part.map((product) =>
      importColumns.map((column) => String(product[column] ?? '')),
    );
    yield toCsv(rows.map((cells) => cells.map(harmlessCell)));
  }
}

const toCsv = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(rows.map((row) => [...row]))}\r\n`;
