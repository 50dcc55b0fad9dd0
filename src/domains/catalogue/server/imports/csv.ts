import Papa from 'papaparse';
import { AppError, invalid } from '../../../../shared/errors.ts';
import {
  guessColumns,
  type ImportCells,
  importColumns,
  maxImportColumns,
  maxImportLines,
  maxImportRows,
  requiredColumns,
} from '../../import-rules.ts';

/** A line of a file, with the number that a spreadsheet shows beside it. */
export interface CsvRow {
  readonly row: number;
  readonly cells: ImportCells;
}

/**
 * The rows of a CSV file with headings. Commas, semicolons and tabs separate; empty lines are left out.
 *
 * @throws AppError 422 for a file without rows, with too many rows or columns, or without a column
 *   that is needed
 */
export function readCsv(text: string): CsvRow[] {
  // One line too many is enough to know that there are.
  const { data } = Papa.parse<string[]>(text, { preview: maxImportLines + 2 });
  const [headings = [], ...lines] = data;
  if (headings.length > maxImportColumns) {
    throw badFile(`A file has at most ${maxImportColumns} columns`);
  }
  if (lines.length > maxImportLines) throw tooManyRows();
  const columns = guessColumns(headings);
  const missing = requiredColumns.filter((column) => columns[column] === undefined);
  if (missing.length > 0) throw badFile(`The file has no column "${missing.join('", "')}"`);
  const filled = lines
    .map((line, index) => ({ row: index + 2, line }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw badFile('The file has no rows');
  if (filled.length > maxImportRows) throw tooManyRows();
  return filled.map(({ row, line }) => ({
    row,
    cells: Object.fromEntries(
      importColumns.flatMap((column) => {
        const place = columns[column];
        const cell = place === undefined ? undefined : line[place];
        return cell === undefined ? [] : [[column, cell]];
      }),
    ),
  }));
}

const badFile = (message: string) => invalid([{ path: 'file', message }]);

const tooManyRows = () =>
  badFile(`A file holds at most ${maxImportRows.toLocaleString('en')} rows`);

/** A file's bytes as text: UTF-8, or what older spreadsheets on Windows write. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The file of a form and its other fields. @throws AppError 400 for what is no form */
export async function readForm(
  bytes: Uint8Array,
  contentType: string,
): Promise<{ file: Uint8Array | null; fields: Readonly<Record<string, string>> }> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new AppError(400, 'bad_request', 'The form could not be read.');
  });
  const file = form.get('file');
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    file: file instanceof Blob ? await file.bytes() : null,
    fields: Object.fromEntries(fields),
  };
}
