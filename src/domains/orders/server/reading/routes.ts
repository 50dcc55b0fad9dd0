import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { sendTable } from '../../../../platform/csv.ts';
import { languageOf } from '../../../../platform/language.ts';
import { fileOf, listOf } from '../../../../shared/responses.ts';
import {
  orderCountsResponse,
  orderFilterSchema,
  orderListSchema,
  orderParamsSchema,
  orderResponse,
  orderSummaryResponse,
} from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { readOrdersCsv } from './order-csv.ts';
import { countByStatus } from './queries.ts';
import { listOrders, readCalendar, readOrder } from './reads.ts';

const tags = ['orders'];
const read = { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' } as const;

export function listRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders',
      {
        schema: {
          tags,
          summary: 'Your orders',
          querystring: orderListSchema,
          response: { 200: listOf(orderSummaryResponse) },
        },
        config: read,
      },
      async (request, reply) =>
        sendList(request, reply, await listOrders(deps.db, requireActor(request), request.query)),
    );

    app.get(
      '/api/orders/counts',
      {
        schema: {
          tags,
          summary: 'How many orders you have in each state, and how many are late',
          response: { 200: orderCountsResponse },
        },
        config: read,
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await countByStatus(deps.db, requireActor(request)))),
    );

    app.get(
      '/api/orders/orders.csv',
      {
        schema: {
          tags,
          summary: 'Your orders as CSV, filtered as in the list',
          querystring: orderFilterSchema,
          response: { 200: fileOf('text/csv') },
        },
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'document' },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const csv = await readOrdersCsv(deps.db, actor, request.query, languageOf(request));
        return sendTable(reply, 'orders', csv);
      },
    );
  };
}

/** One order, and the calendar. */
export function readRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders/calendar',
      {
        schema: {
          tags,
          summary: 'What you still have to deliver or to get, by the day on which it is due',
          response: { 200: listOf(orderSummaryResponse) },
        },
        config: {
          limit: 'read',
          access: ['contractor', 'supplier'],
          wrongRole: 'only_sides_change',
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readCalendar(deps.db, requireActor(request)))),
    );

    app.get(
      '/api/orders/:id',
      {
        schema: {
          tags,
          summary: 'An order, for its buyer and supplier',
          params: orderParamsSchema,
          response: { 200: orderResponse },
        },
        config: read,
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const order = await readOrder(deps.db, actor, request.params.id);
        return sendRead(request, reply, asAnswer(order));
      },
    );
  };
}
