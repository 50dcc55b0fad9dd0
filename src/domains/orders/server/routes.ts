import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf } from '../../../shared/responses.ts';
import { noSuchQuotation, selectRfqOfReceived } from '../../quotations/server/public.ts';
import { rfqResponse } from '../../rfqs/schema.ts';
import { longBodyLimit, longBodyTimeoutMs, requireOwnRfq } from '../../rfqs/server/public.ts';
import {
  type AwardQuery,
  acceptanceSchema,
  awardParamsSchema,
  awardQuerySchema,
  awardResponse,
  awardSchema,
  checkoutSchema,
  orderListSchema,
  orderParamsSchema,
  orderResponse,
  orderSummaryResponse,
} from '../schema.ts';
import { acceptQuotation, awardRfq, finishRfq } from './award.ts';
import { checkOut } from './checkout.ts';
import type { OrderDeps } from './deps.ts';
import { listOrders, missingAt, readCalendar, readOrder } from './reads.ts';
import { ofBuyer, requestRoutes, stepRoutes } from './step-routes.ts';

const tags = ['orders'];
const owner = {
  access: ['contractor'],
  wrongRole: 'only_contractors_award',
  limit: 'write',
  idempotent: true,
} as const;
const read = { access: 'signed-in', limit: 'read' } as const;

/** Orders as their two parties read them, and the awards that make them. */
export function orderRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    await app.register(awardRoutes(deps));
    await app.register(stepRoutes(deps));
    await app.register(requestRoutes(deps));
    await app.register(checkoutRoute(deps));
    await app.register(readRoutes(deps));
  };
}

function checkoutRoute(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/cart/checkout',
      {
        schema: {
          tags,
          summary: 'Order what the cart holds of one supplier, at list price',
          body: checkoutSchema,
          response: { 201: orderResponse },
        },
        config: { ...ofBuyer, wrongRole: 'only_contractors_cart' },
      },
      async (request, reply) =>
        reply.code(201).send(await checkOut(deps, requireActor(request), request.body)),
    );
  };
}

function readRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
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

function awardRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/rfqs/:id/award',
      {
        bodyLimit: longBodyLimit,
        schema: {
          tags,
          summary: 'Award an RFQ to one quotation, or line by line',
          params: awardParamsSchema,
          querystring: awardQuerySchema,
          body: awardSchema,
          response: { 200: awardResponse },
        },
        config: { ...owner, bodyTimeoutMs: longBodyTimeoutMs },
        preValidation: async (request) => {
          const params = awardParamsSchema.safeParse(request.params);
          if (params.success) await requireOwnRfq(deps, requireActor(request), params.data.id);
        },
      },
      async (request) =>
        awardRfq(deps, requireActor(request), request.params.id, {
          ...request.body,
          ...withItems(request.query),
        }),
    );

    app.post(
      '/api/rfqs/:id/finish',
      {
        schema: {
          tags,
          summary: 'Reject all open quotations on an awarded RFQ',
          params: awardParamsSchema,
          response: { 200: rfqResponse },
        },
        config: owner,
      },
      async (request) => finishRfq(deps, requireActor(request), request.params.id),
    );

    app.post(
      '/api/quotations/:id/accept',
      {
        schema: {
          tags,
          summary: 'Accept a quotation: award the whole RFQ to it',
          params: awardParamsSchema,
          querystring: awardQuerySchema,
          body: acceptanceSchema,
          response: { 200: awardResponse },
        },
        config: owner,
        preValidation: (request) => requireReceived(deps, request),
      },
      async (request) =>
        acceptQuotation(deps, requireActor(request), request.params.id, {
          ...request.body,
          ...withItems(request.query),
        }),
    );
  };
}

const withItems = ({ items }: AwardQuery) => ({ withItems: items !== 'false' });

/** Before a body is looked at: a stranger is told only that it is not there. */
async function requireReceived({ db }: OrderDeps, request: FastifyRequest): Promise<void> {
  const params = awardParamsSchema.safeParse(request.params);
  if (!params.success) return;
  const { id } = params.data;
  if (!(await selectRfqOfReceived(db, requireActor(request).id, id))) throw noSuchQuotation();
}
