import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';

/** The library's own pattern misses cells with a line break, and wide signs. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;
/** With it, spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Rows of a table for people and their sheets; no cell is run as a formula. */
export const csvOf = (rows: unknown[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** A table that is at hand. */
export const csvFile = (rows: unknown[][]): string => byteOrderMark + csvOf(rows);

/** Sends a sheet to be kept under this name; no cache keeps it. */
export const sendCsv = (
  reply: FastifyReply,
  filename: string,
  csv: string | Buffer | Readable,
): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition(filename))
    .header('cache-control', 'private, no-store')
    .type('text/csv; charset=utf-8')
    .send(csv);
