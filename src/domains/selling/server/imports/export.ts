import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { Actor } from '../../../../platform/actor.ts';
import { byteOrderMark } from '../../../../platform/csv.ts';
import { AppError } from '../../../../shared/errors.ts';
import { mediaKeyOf, mediaUrl } from '../../../catalogue/rules.ts';
import type { CatalogueDeps } from '../../../catalogue/server/public.ts';
import { exportColumns, harmlessCell } from '../../import-rules.ts';
import { ownProductsByParts } from '../queries/stock.ts';

export interface ExportDeps extends Pick<CatalogueDeps, 'db'> {
  readonly publicUrl: string;
}

const underWay = new Map<string, Readable>();

/**
 * The actor's own products as CSV, in the columns that the import reads and with the addresses of their
 * pictures, without formulas. One at a time: whoever asks again ends the one before, whose reader may
 * have gone to sleep.
 */
export function exportProducts({ db, publicUrl }: ExportDeps, actor: Actor): Readable {
  underWay.get(actor.id)?.destroy(askedAgain());
  const file = Readable.from(lines(db, publicUrl, actor.id), { highWaterMark: 1 });
  underWay.set(actor.id, file);
  // Ended before anybody reads it, its error would be nobody's.
  file.once('error', () => undefined);
  return file.once('close', () => {
    if (underWay.get(actor.id) === file) underWay.delete(actor.id);
  });
}

const askedAgain = () =>
  new AppError(429, 'too_many_requests', { headers: { 'retry-after': '1' } });

async function* lines(
  db: ExportDeps['db'],
  publicUrl: string,
  supplierId: string,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([exportColumns]);
  for await (const part of ownProductsByParts(db, supplierId)) {
    const rows = part.map(({ images, ...product }) => {
      const cells = { ...product, pictures: picturesCell(images, publicUrl) };
      return exportColumns.map((column) => String(cells[column] ?? ''));
    });
    yield toCsv(rows.map((cells) => cells.map(harmlessCell)));
  }
}

/** Where each picture can be fetched, a line each. */
function picturesCell(images: readonly string[], publicUrl: string): string {
  const addresses = images.flatMap((image) => {
    const key = mediaKeyOf(image);
    return key === null ? [] : [new URL(mediaUrl(key, 960), publicUrl).href];
  });
  return addresses.join('\n');
}

const toCsv = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(rows.map((row) => [...row]))}\r\n`;
