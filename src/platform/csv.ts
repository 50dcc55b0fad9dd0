import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';
import { csvToXlsx, xlsxType } from './xlsx/xlsx.ts';

/** The library's own pattern misses cells with a line break, and wide signs. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;
/** With it, spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Rows of a table for people and their sheets; no cell is run as a formula. */
export const csvOf = (rows: unknown[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** A table that is at hand. */
export const csvFile = (rows: unknown[][]): string => byteOrderMark + csvOf(rows);

/**
 * Sends a table to be kept: CSV, or a workbook where the address ends in .xlsx. No cache keeps it.
 *
 * @param name without an ending
 * @throws AppError 503 `overloaded` as csvToXlsx
 */
export async function sendTable(
  reply: FastifyReply,
  name: string,
  csv: string | Buffer | Readable,
): Promise<FastifyReply> {
  const isXlsx = reply.request.routeOptions.url?.endsWith('.xlsx');
  const body = isXlsx ? Buffer.from(await csvToXlsx(csv)) : csv;
  return reply
    .header('content-disposition', contentDisposition(`${name}.${isXlsx ? 'xlsx' : 'csv'}`))
    .header('cache-control', 'private, no-store')
    .type(isXlsx ? xlsxType : 'text/csv; charset=utf-8')
    .send(body);
}
