import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Actor, requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { sendFile } from '../../../../platform/object-storage/routes.ts';
import { fileOf } from '../../../../shared/responses.ts';
import { noSuchOrder } from '../../../orders/server/public.ts';
import {
  declineReturnSchema,
  newReturnSchema,
  orderReturnsResponse,
  receiveReturnSchema,
  returnIdSchema,
  returnPhotoSchema,
  returnResponse,
} from '../../return-schema.ts';
import type { DeliveryDeps } from '../deps.ts';
import { selectDeliveredOrder } from '../queries/read.ts';
import { noSuchReturn, openReturnPhoto, readReturns, requireReturn } from './reads.ts';
import { agreeReturn, askReturn, declineReturn, receiveReturn, withdrawReturn } from './returns.ts';

const tags = ['returns'];
const read = { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' } as const;
const write = { limit: 'write', idempotent: true } as const;
const buyer = { ...write, access: ['contractor'], wrongRole: 'only_buyer_returns' } as const;
const seller = { ...write, access: ['supplier'], wrongRole: 'only_supplier_takes_back' } as const;
const params = returnIdSchema;
const answer = { 200: returnResponse };

const missingAt = (url: string) =>
  url.startsWith('/api/orders/') ? noSuchOrder() : noSuchReturn();

/** What comes back of what was delivered, with the supplier's consent. */
export function returnRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    await app.register(readingRoutes(deps));
    await app.register(buyerRoutes(deps));
    await app.register(sellerRoutes(deps));
  };
}

function readingRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders/:id/returns',
      {
        schema: {
          tags,
          summary: 'Returns of an order, and what its buyer may still return',
          params,
          response: { 200: orderReturnsResponse },
        },
        config: read,
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await readReturns(deps.db, requireActor(request), request.params.id)),
        ),
    );

    app.get(
      '/api/returns/:id/photos/:photoId',
      {
        schema: {
          tags,
          summary: 'A photo of a return, for its buyer and supplier',
          params: returnPhotoSchema,
          response: { 200: fileOf('image/*') },
        },
        config: read,
      },
      async (request, reply) => {
        const { id, photoId } = request.params;
        const file = await openReturnPhoto(deps, requireActor(request), id, photoId);
        return sendFile(reply.header('cache-control', 'private, no-store'), file);
      },
    );
  };
}

function buyerRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/orders/:id/returns',
      {
        schema: {
          tags,
          summary: 'Ask to return delivered goods, as the buyer of the order',
          params,
          body: newReturnSchema,
          response: { 201: returnResponse },
        },
        config: buyer,
        preValidation: beforeBody(async (actor, id) => {
          if (!(await selectDeliveredOrder(deps.db, actor, id))) throw noSuchOrder();
        }),
      },
      async (request, reply) => {
        const { id } = request.params;
        const asked = await askReturn(deps, requireActor(request), id, request.body);
        return reply.code(201).send(asked);
      },
    );

    app.post(
      '/api/returns/:id/withdraw',
      {
        schema: { tags, summary: 'Withdraw a return that you asked for', params, response: answer },
        config: buyer,
      },
      async (request) => withdrawReturn(deps, requireActor(request), request.params.id),
    );
  };
}

function sellerRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  const preValidation = beforeBody((actor, id) => requireReturn(deps.db, actor, id));
  return async (app) => {
    app.post(
      '/api/returns/:id/agree',
      {
        schema: { tags, summary: 'Agree to a return, as the supplier', params, response: answer },
        config: seller,
      },
      async (request) => agreeReturn(deps, requireActor(request), request.params.id),
    );

    app.post(
      '/api/returns/:id/decline',
      {
        schema: {
          tags,
          summary: 'Decline a return with a reason, as the supplier',
          params,
          body: declineReturnSchema,
          response: answer,
        },
        config: seller,
        preValidation,
      },
      async (request) => {
        const { reason } = request.body;
        return declineReturn(deps, requireActor(request), request.params.id, reason);
      },
    );

    app.post(
      '/api/returns/:id/receive',
      {
        schema: {
          tags,
          summary: 'Count what came back, which credits it',
          params,
          body: receiveReturnSchema,
          response: answer,
        },
        config: seller,
        preValidation,
      },
      async (request) =>
        receiveReturn(deps, requireActor(request), request.params.id, request.body),
    );
  };
}

/** Looks for what the path names before the body is looked at. */
const beforeBody =
  (require: (actor: Actor, id: string) => Promise<unknown>) =>
  async (request: FastifyRequest): Promise<void> => {
    const params = returnIdSchema.safeParse(request.params);
    if (params.success) await require(requireActor(request), params.data.id);
  };
