import type { Readable } from 'node:stream';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { overloaded } from '../../shared/errors.ts';
import { fileOf } from '../../shared/responses.ts';
import { TaskGivenUp } from '../threads/task-pool.ts';
import { threadPool } from '../threads/thread-pool.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const csvEnd = /\.csv$/;

/** Every table that is sent as CSV (`sendTable`) is sent as XLSX at the same address with that ending. */
export function addXlsxTwins(app: FastifyInstance): void {
  app.addHook('onRoute', function (this: FastifyInstance, route: RouteOptions) {
    if (route.method !== 'GET' || !csvEnd.test(route.url)) return;
    const { summary = '', response } = route.schema as { summary?: string; response: object };
    this.route({
      ...route,
      url: route.url.replace(csvEnd, '.xlsx'),
      schema: {
        ...route.schema,
        summary: summary.replace('CSV', 'XLSX'),
        response: { ...response, 200: fileOf(xlsxType) },
      },
    });
  });
}

/** A large table takes seconds and some hundred MB, which nobody else should wait for. */
const inThread = threadPool<string, Uint8Array>(new URL('./xlsx-worker.ts', import.meta.url), {
  running: 1,
  waiting: 10,
  timeLimitMs: 60_000,
  memoryMb: 768,
});

/** So many characters of CSV a thread makes a workbook of in its time; the whole table is in memory for it. */
export const longestTable = 25_000_000;

/** @throws AppError 503 `overloaded` where too many wait, for a longer table, and where it takes too long */
export async function csvToXlsx(csv: string | Buffer | Readable): Promise<Uint8Array> {
  // Before the table is read, which the database may send for long.
  inThread.refuseIfFull();
  return await inThread(await textOf(csv)).catch((error: unknown) => {
    throw error instanceof TaskGivenUp ? overloaded() : error;
  });
}

async function textOf(csv: string | Buffer | Readable): Promise<string> {
  let text = '';
  for await (const part of typeof csv === 'string' || Buffer.isBuffer(csv) ? [csv] : csv) {
    text += part;
    if (text.length > longestTable) throw overloaded();
  }
  return text;
}
