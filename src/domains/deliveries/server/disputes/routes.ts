import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Actor, requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { sendFile } from '../../../../platform/object-storage/routes.ts';
import { fileOf, listOf } from '../../../../shared/responses.ts';
import { noSuchOrder } from '../../../orders/server/public.ts';
import {
  decisionSchema,
  disputeEntrySchema,
  disputeFileSchema,
  disputeIdSchema,
  disputeListSchema,
  disputeResponse,
  listedDisputeResponse,
  newDisputeSchema,
  orderDisputesResponse,
} from '../../dispute-schema.ts';
import type { DeliveryDeps } from '../deps.ts';
import { selectDeliveredOrder } from '../queries/read.ts';
import { decideDispute } from './decide.ts';
import { answerDispute, openDispute, withdrawDispute } from './disputes.ts';
import {
  listDisputes,
  noSuchDispute,
  openEvidence,
  readDisputes,
  requireDispute,
} from './reads.ts';

const tags = ['disputes'];
const read = { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' } as const;
const sides = {
  access: ['contractor', 'supplier'],
  wrongRole: 'only_sides_dispute',
  limit: 'write',
  idempotent: true,
} as const;
const answer = { 200: disputeResponse };

const missingAt = (url: string) =>
  url.startsWith('/api/orders/') ? noSuchOrder() : noSuchDispute();

/** What is wrong with what was delivered: opened and answered by both sides, decided by admins. */
export function disputeRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    await app.register(orderRoutes(deps));
    await app.register(sideRoutes(deps));
    await app.register(adminRoutes(deps));
  };
}

function orderRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders/:id/disputes',
      {
        schema: {
          tags,
          summary: 'Disputes about an order, for its buyer and supplier',
          params: disputeIdSchema,
          response: { 200: orderDisputesResponse },
        },
        config: read,
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await readDisputes(deps, requireActor(request), request.params.id)),
        ),
    );

    app.post(
      '/api/orders/:id/disputes',
      {
        schema: {
          tags,
          summary: 'Open a dispute about what was delivered, or did not leave in time',
          params: disputeIdSchema,
          body: newDisputeSchema,
          response: { 201: disputeResponse },
        },
        config: sides,
        preValidation: beforeBody(async (actor, id) => {
          if (!(await selectDeliveredOrder(deps.db, actor, id))) throw noSuchOrder();
        }),
      },
      async (request, reply) => {
        const { params, body } = request;
        return reply
          .code(201)
          .send(await openDispute(deps, requireActor(request), params.id, body));
      },
    );
  };
}

function sideRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/disputes/:id/files/:fileId',
      {
        schema: {
          tags,
          summary: 'A file of a dispute, for its buyer and supplier',
          params: disputeFileSchema,
          response: { 200: fileOf('application/pdf', 'image/*') },
        },
        config: read,
      },
      async (request, reply) => {
        const { id, fileId } = request.params;
        const file = await openEvidence(deps, requireActor(request), id, fileId);
        return sendFile(reply.header('cache-control', 'private, no-store'), file);
      },
    );

    app.post(
      '/api/disputes/:id/entries',
      {
        schema: {
          tags,
          summary: 'Answer in a dispute, with evidence',
          params: disputeIdSchema,
          body: disputeEntrySchema,
          response: answer,
        },
        config: sides,
        preValidation: beforeBody((actor, id) => requireDispute(deps.db, actor, id)),
      },
      async (request) =>
        answerDispute(deps, requireActor(request), request.params.id, request.body),
    );

    app.post(
      '/api/disputes/:id/withdraw',
      {
        schema: {
          tags,
          summary: 'Withdraw a dispute that you opened',
          params: disputeIdSchema,
          response: answer,
        },
        config: sides,
      },
      async (request) => withdrawDispute(deps, requireActor(request), request.params.id),
    );
  };
}

function adminRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/disputes',
      {
        schema: {
          tags,
          summary: 'Disputes about all orders, newest first',
          querystring: disputeListSchema,
          response: { 200: listOf(listedDisputeResponse) },
        },
        config: { access: ['admin'], staff: ['support', 'finance'], limit: 'read' },
      },
      async (request, reply) =>
        sendList(request, reply, await listDisputes(deps, requireActor(request), request.query)),
    );

    app.post(
      '/api/admin/disputes/:id/decide',
      {
        schema: {
          tags,
          summary: 'Decide a dispute: a credit, and what becomes of the order',
          params: disputeIdSchema,
          body: decisionSchema,
          response: answer,
        },
        config: { access: ['admin'], staff: ['finance'], limit: 'write', idempotent: true },
        preValidation: beforeBody((actor, id) => requireDispute(deps.db, actor, id)),
      },
      async (request) =>
        decideDispute(deps, requireActor(request), request.params.id, request.body),
    );
  };
}

/** Looks for what the path names before the body is looked at. */
const beforeBody =
  (require: (actor: Actor, id: string) => Promise<unknown>) =>
  async (request: FastifyRequest): Promise<void> => {
    const params = disputeIdSchema.safeParse(request.params);
    if (params.success) await require(requireActor(request), params.data.id);
  };
