import { type Sheet, toSheet } from './csv-lines.ts';

/** Larger than any bill of quantities, small enough for a phone, in bytes. */
export const maxSheetBytes = 1_048_576;

/** Reads a CSV file with whatever separator it has. Its reader is fetched when it is needed. */
export async function readSheet(file: Blob): Promise<Sheet> {
  const [{ default: papa }, text] = await Promise.all([import('papaparse'), file.text()]);
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  return toSheet(data);
}
