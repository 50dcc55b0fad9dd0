import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { requestAnswers } from '../request-rules.ts';
import {
  orderParamsSchema,
  orderResponse,
  reasonSchema,
  reorderResponse,
  requestParamsSchema,
  requestSchema,
} from '../schema.ts';
import type { OrderDeps } from './deps.ts';
import { reorder } from './reorder.ts';
import { answerRequest, askRequest } from './requests.ts';
import { callOff, completeOrder, confirmOrder, requireOrder } from './steps.ts';

const tags = ['orders'];
const ofSupplier = { limit: 'write', idempotent: true, access: ['supplier'] } as const;
export const ofBuyer = { limit: 'write', idempotent: true, access: ['contractor'] } as const;

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

export function stepRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
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
    app.post(
      '/api/orders/:id/reorder',
      {
        schema: {
          tags,
          summary: 'Put what an order had into your cart again, as far as it is still sold',
          params: orderParamsSchema,
          response: { 200: reorderResponse },
        },
        config: { ...ofBuyer, wrongRole: 'only_contractors_cart' },
        preValidation,
      },
      async (request) => reorder(deps, requireActor(request), request.params.id),
    );
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
export function requestRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
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
