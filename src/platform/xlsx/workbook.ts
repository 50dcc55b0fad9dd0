import Papa from 'papaparse';
import writeWorkbook, { type Cell } from 'write-excel-file/node';

/** Whole numbers and amounts as people write them; spreadsheets keep 11 digits as they are, so longer ones are text. */
const number = /^-?(?:0|[1-9]\d{0,10})(?:\.\d+)?$/;
/** CSV needs the mark before what a spreadsheet would run; in XLSX a text is a text. */
const marked = /^'(?=\s*[=+\-@＝＋－＠\t\r])/;

/** Excel repairs a workbook with a longer text in a cell, and loses it. */
const longestText = 32_767;

/** What a cell of CSV is in a workbook: a phone number or an account number stays text. */
export function cellOf(text: string): Cell {
  if (text === '') return null;
  const said = text.replace(marked, '');
  return number.test(said) ? Number(said) : said.slice(0, longestText);
}

const width = (rows: readonly (readonly string[])[], column: number) =>
  Math.min(60, Math.max(8, ...rows.slice(0, 200).map((row) => (row[column]?.length ?? 0) + 2)));

/** A workbook of one sheet; its first row is bold and stays in view. @param csv with or without a byte order mark */
export async function workbookOf(csv: string): Promise<Uint8Array> {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), {
    // Left to guess, it takes what stands in the texts of a narrow table.
    delimiter: ',',
    skipEmptyLines: true,
  });
  const [heads = [], ...rows] = data;
  const bold = heads.map((value) => ({ value, fontWeight: 'bold' as const }));
  return await writeWorkbook([bold, ...rows.map((row) => row.map(cellOf))], {
    columns: heads.map((_, column) => ({ width: width(data, column) })),
    stickyRowsCount: 1,
  }).toBuffer();
}
