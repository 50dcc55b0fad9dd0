import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf } from '../../../shared/responses.ts';
import { noSuchQuotation, selectRfqOfReceived } from '../../quotations/server/public.ts';
import { rfqResponse } from '../../rfqs/schema.ts';
import { longBodyLimit, longBodyTimeoutMs, requireOwnRfq } from '../../rfqs/server/public.ts';
import { requestAnswers } from '../request-rules.ts';
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
  reasonSchema,
  requestParamsSchema,
  requestSchema,
} from '../schema.ts';
import { acceptQuotation, awardRfq, finishRfq } from './award.ts';
import { checkOut } from './checkout.ts';
import type { OrderDeps } from './deps.ts';
import { listOrders, missingAt, readOrder } from './reads.ts';
import { answerRequest, askRequest } from './requests.ts';
import { callOff, completeOrder, confirmOrder, requireOrder } from './steps.ts';

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

const ofSupplier = { limit: 'write', idempotent: true, access: ['supplier'] } as const;
const ofBuyer = { limit: 'write', idempotent: true, access: ['contractor'] } as const;

/** The steps that its two sides take of an order: what they are called, whose they are, what they do. */
const plainSteps = [
  {
    name: 'confirm',
    summary: 'Confirm an order, as its supplier',
    config: { ...ofSupplier, wrongRole: 'only_supplier_confirms' },
    take: confirmOrder,
  },
  {
    name: 'complete',
    summary: 'Complete an order that was delivered, as its buyer',
    config: { ...ofBuyer, wrongRole: 'only_buyer_completes' },
    take: completeOrder,
  },
] as const;
const endingSteps = [
  {
    name: 'decline',
    summary: 'Decline an order that you have not confirmed, as its supplier',
    config: { ...ofSupplier, wrongRole: 'only_supplier_declines' },
  },
  {
    name: 'cancel',
    summary: 'Cancel an order that its supplier has not confirmed, as its buyer',
    config: { ...ofBuyer, wrongRole: 'only_buyer_cancels' },
  },
] as const;

function stepRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  const preValidation = async (request: FastifyRequest) => {
    const params = orderParamsSchema.safeParse(request.params);
    if (params.success) await requireOrder(deps, requireActor(request), params.data.id);
  };
  const answer = { tags, params: orderParamsSchema, response: { 200: orderResponse } };
  return async (app) => {
    for (const { name, summary, config, take } of plainSteps) {
      app.post(
        `/api/orders/:id/${name}`,
        { schema: { ...answer, summary }, config, preValidation },
        async (request) => take(deps, requireActor(request), request.params.id),
      );
    }
    for (const { name: move, summary, config } of endingSteps) {
      app.post(
        `/api/orders/:id/${move}`,
        { schema: { ...answer, summary, body: reasonSchema }, config, preValidation },
        async (request) => {
          const { reason } = request.body;
          return callOff(deps, requireActor(request), request.params.id, { move, reason });
        },
      );
    }
  };
}

/** What each side asks of the other about a confirmed order. */
function requestRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  const preValidation = async (request: FastifyRequest) => {
    const params = orderParamsSchema.safeParse(request.params);
    if (params.success) await requireOrder(deps, requireActor(request), params.data.id);
  };
  const config = {
    limit: 'write',
    idempotent: true,
    access: ['contractor', 'supplier'],
    wrongRole: 'only_sides_change',
  } as const;
  return async (app) => {
    app.post(
      '/api/orders/:id/requests',
      {
        schema: {
          tags,
          summary: 'Ask the other side to cancel or change a confirmed order',
          params: orderParamsSchema,
          body: requestSchema,
          response: { 201: orderResponse },
        },
        config,
        preValidation,
      },
      async (request, reply) => {
        const actor = requireActor(request);
        return reply.code(201).send(await askRequest(deps, actor, request.params.id, request.body));
      },
    );
    for (const answer of requestAnswers) {
      app.post(
        `/api/orders/:id/requests/:requestId/${answer}`,
        {
          schema: {
            tags,
            summary: `${answer[0]?.toUpperCase()}${answer.slice(1)} a request about an order`,
            params: requestParamsSchema,
            response: { 200: orderResponse },
          },
          config,
          preValidation,
        },
        async (request) => answerRequest(deps, requireActor(request), request.params, answer),
      );
    }
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
