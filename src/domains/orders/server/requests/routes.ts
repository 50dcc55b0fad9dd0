import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { requestAnswers } from '../../request-rules.ts';
import { requestParamsSchema, requestSchema } from '../../request-schema.ts';
import { orderParamsSchema, orderResponse } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { existingOrder } from '../steps/routes.ts';
import { answerRequest, askRequest } from './requests.ts';

const tags = ['orders'];

/** What each side asks of the other about a confirmed order. */
export function requestRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  const preValidation = existingOrder(deps);
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
