import { decodeCsv, isPlainText } from '../../../../shared/csv-text.ts';
import { type ImportColumn, importColumns, maxImportBytes } from '../../import-rules.ts';

/** A list as it was chosen. */
export interface ChosenList {
  readonly file: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type ChosenColumns = Partial<Record<ImportColumn, number>>;

export type FileFault = 'notCsv' | 'tooLarge' | 'noRows';

/** Reads a CSV file in the browser. */
export async function readFile(file: File): Promise<ChosenList | FileFault> {
  if (file.size > maxImportBytes) return 'tooLarge';
  const bytes = await file.arrayBuffer();
  const { default: Papa } = await import('papaparse');
  const text = decodeCsv(new Uint8Array(bytes));
  if (!isPlainText(text)) return 'notCsv';
  const [headings = [], ...rows] = Papa.parse<string[]>(text).data;
  if (!rows.some((row) => row.some((cell) => cell.trim() !== ''))) return 'noRows';
  return { file: file.name, headings, rows };
}

/** The list with the headings that the server knows. Empty lines stay, so that rows keep their numbers. */
export async function toCanonicalCsv(list: ChosenList, columns: ChosenColumns): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const chosen = importColumns.filter((column) => columns[column] !== undefined);
  const rows = list.rows.map((row) => chosen.map((column) => row[columns[column] ?? -1] ?? ''));
  return Papa.unparse([chosen, ...rows]);
}
