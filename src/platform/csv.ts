import Papa from 'papaparse';

/** The library's own pattern misses cells with a line break, and wide signs. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;
/** With it, spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Rows of a table for people and their sheets; no cell is run as a formula. */
export const csvOf = (rows: unknown[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;
