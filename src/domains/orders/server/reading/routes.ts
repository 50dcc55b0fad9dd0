import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
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
      async (request, reply) => {
        const actor = requireActor(request);
        const { body, version } = asAnswer(await countByStatus(deps.db, actor));
        return sendRead(request, reply, { body, version: `${actor.id} ${version}` });
      },
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
        return reply
          .header('content-disposition', 'attachment; filename="orders.csv"')
          .header('cache-control', 'private, no-store')
          .type('text/csv; charset=utf-8')
          .send(csv);
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
      async (request, reply) => {
        const actor = requireActor(request);
        const answer = asAnswer(await readCalendar(deps.db, actor));
        return sendRead(request, reply, { ...answer, version: `${actor.id} ${answer.version}` });
      },
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
        const answer = asAnswer(order);
        return sendRead(request, reply, { ...answer, version: `${actor.id} ${answer.version}` });
      },
    );
  };
}
