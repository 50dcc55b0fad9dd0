import type { FastifyInstance, RouteOptions } from 'fastify';
import { fileOf } from '../../shared/responses.ts';
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
export const csvToXlsx = threadPool<string, Uint8Array>(
  new URL('./xlsx-worker.ts', import.meta.url),
  {
    running: 1,
    waiting: 10,
    timeLimitMs: 60_000,
    memoryMb: 768,
  },
);
