import { decodeCsv, isPlainText } from '../../../shared/csv-text.ts';
import { type Sheet, toSheet } from './csv-lines.ts';

/** Larger than any bill of quantities, small enough for a phone, in bytes. */
export const maxSheetBytes = 1_048_576;

/**
 * Reads a CSV file with whatever separator it has. Its reader is fetched when it is needed.
 *
 * @throws where it is no text
 */
export async function readSheet(file: Blob): Promise<Sheet> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const text = decodeCsv(new Uint8Array(bytes));
  if (!isPlainText(text)) throw new Error('The file is no CSV');
  return toSheet(papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data);
}
