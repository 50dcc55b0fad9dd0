import { decodeCsv, isPlainText } from '../../../../shared/csv-text.ts';
import { maxStatementBytes, parsing, tableOf } from '../../statement-rules.ts';

/** A statement as it was chosen. */
export interface ChosenFile {
  readonly fileName: string;
  readonly text: string;
  readonly headings: readonly string[];
}
export type FileFault = 'notCsv' | 'tooLarge' | 'noRows';

/** Reads a CSV file in the browser. */
export async function readStatementFile(file: File): Promise<ChosenFile | FileFault> {
  if (file.size > maxStatementBytes) return 'tooLarge';
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (!isPlainText(text)) return 'notCsv';
  const { default: Papa } = await import('papaparse');
  const { headings, rows } = tableOf(Papa.parse<string[]>(text, parsing).data);
  return rows.length === 0 ? 'noRows' : { fileName: file.name, text, headings };
}
