import Papa from 'papaparse';
import { AppError, type FieldIssue, invalid, issueAt } from '../../../../shared/errors.ts';
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
 * A long file takes a moment: requests have it read by `readCsvBeside`.
 *
 * @throws AppError 422 for a file without rows, with too many rows or columns, with a cell that does
 *   not end, or without a column that is needed
 */
export function readCsv(text: string): CsvRow[] {
  const delimiter = delimiterOf(text);
  refuseBeyondBounds(text, delimiter);
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const [headings = [], ...lines] = data;
  if (lines.length > maxImportLines) throw tooManyRows();
  const columns = guessColumns(headings);
  const missing = requiredColumns.filter((column) => columns[column] === undefined);
  if (missing.length > 0)
    throw badFile(
      issueAt('file', 'list_columns_missing', { columns: `"${missing.join('", "')}"` }),
    );
  const filled = lines
    .map((line, index) => ({ row: index + 2, line }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw badFile(issueAt('file', 'list_empty'));
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

/** The one by which the headings name most columns. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.slice(0, maxCellLength).split(/[\r\n]/, 1);
  const named = (delimiter: string) =>
    Object.keys(guessColumns(headings.split(delimiter).slice(0, maxImportColumns))).length;
  return [',', ';', '\t'].reduce((best, next) => (named(next) > named(best) ? next : best));
}

/** One pass over the text, since what is beyond the bounds takes the parser very long. */
function refuseBeyondBounds(text: string, delimiter: string): void {
  let [lines, columns, start, isQuoted] = [1, 1, 0, text.startsWith('"')];
  for (let at = isQuoted ? 1 : 0; at < text.length; at += 1) {
    if (at - start > maxCellLength) throw cellTooLong(lines);
    const char = text[at];
    if (isQuoted) {
      if (char !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else isQuoted = !endsCell(text, at + 1, delimiter);
      continue;
    }
    const isNewLine = char === '\n' || (char === '\r' && text[at + 1] !== '\n');
    if (char !== delimiter && !isNewLine) continue;
    columns = isNewLine ? 1 : columns + 1;
    lines += isNewLine ? 1 : 0;
    if (columns > maxImportColumns)
      throw badFile(issueAt('file', 'list_columns_many', { maximum: maxImportColumns }));
    // The headings' line, and one that is empty behind the last line break.
    if (lines > maxImportLines + 2) throw tooManyRows();
    start = at + 1;
    isQuoted = text[start] === '"';
    if (isQuoted) at += 1;
  }
}

/** Whether a cell ends here, spaces left aside. */
function endsCell(text: string, at: number, delimiter: string): boolean {
  let next = at;
  while (text[next] === ' ' && next - at < mostSpaces) next += 1;
  const char = text[next];
  return char === undefined || char === delimiter || char === '\n' || char === '\r';
}

/** Far more than any column takes. */
const maxCellLength = 20_000;
const mostSpaces = 100;

const cellTooLong = (line: number) => badFile(issueAt('file', 'list_cell_long', { line }));

const badFile = (issue: FieldIssue) => invalid([issue]);

const tooManyRows = () => badFile(issueAt('file', 'list_rows_many', { maximum: maxImportRows }));

/** The file of a form and its other fields. @throws AppError 400 for what is no form */
export async function readForm(
  bytes: Uint8Array,
  contentType: string,
): Promise<{ file: Uint8Array | null; fields: Readonly<Record<string, string>> }> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new AppError(400, 'form_unreadable');
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
