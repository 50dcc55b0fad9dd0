import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type Actor, requireActor } from '../../../platform/actor.ts';
import { sendList } from '../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { sendFile } from '../../../platform/object-storage/routes.ts';
import { fileOf, listOf, nothing } from '../../../shared/responses.ts';
import { longBodyLimit, longBodyTimeoutMs } from '../../rfqs/server/public.ts';
import {
  listedQuotationResponse,
  quotationIdSchema,
  quotationListSchema,
  quotationRejectionSchema,
  quotationResponse,
  quotationSchema,
  reconfirmationSchema,
  revisionSchema,
} from '../schema.ts';
import { openAttachment } from './attachments.ts';
import type { QuotationDeps } from './deps.ts';
import { listQuotations } from './reads.ts';
import { noSuchQuotation } from './refusals.ts';
import {
  hideQuotation,
  reconfirmQuotation,
  rejectQuotation,
  requireOwnQuotation,
  requireReceivedQuotation,
  reviseQuotation,
  submitQuotation,
  withdrawQuotation,
} from './service.ts';
import { substituteRoutes } from './substitute-routes.ts';

const tags = ['quotations'];
const supplier = {
  access: ['supplier'],
  wrongRole: 'only_suppliers_quote',
  limit: 'write',
  idempotent: true,
} as const;
const owner = {
  access: ['contractor'],
  wrongRole: 'only_contractors_decide',
  limit: 'write',
  idempotent: true,
} as const;
const sending = { ...supplier, bodyTimeoutMs: longBodyTimeoutMs } as const;
const params = quotationIdSchema;
const answer = { 200: quotationResponse };

/** Quotations, as their suppliers send them and the RFQ's owner reads and refuses them. */
export function quotationRoutes(deps: QuotationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchQuotation));
    await app.register(readingRoutes(deps));
    await app.register(sendingRoutes(deps));
    await app.register(standingRoutes(deps));
    await app.register(owningRoutes(deps));
    await app.register(substituteRoutes(deps));
  };
}

function readingRoutes(deps: QuotationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/quotations',
      {
        schema: {
          tags,
          summary: 'Your quotations, or those on your RFQs',
          querystring: quotationListSchema,
          response: { 200: listOf(listedQuotationResponse) },
        },
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' },
      },
      async (request, reply) =>
        sendList(
          request,
          reply,
          await listQuotations(deps.db, requireActor(request), request.query),
        ),
    );

    app.get(
      '/api/quotations/:id/attachments/:fileId',
      {
        schema: {
          tags,
          summary: 'A file of a quotation, for its buyer and supplier',
          params: z.extend(params, { fileId: z.guid('This is not a file') }),
          response: { 200: fileOf('application/pdf', 'image/*') },
        },
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' },
      },
      async (request, reply) => {
        const { id, fileId } = request.params;
        const file = await openAttachment(deps, requireActor(request), id, fileId.toLowerCase());
        return sendFile(reply.header('cache-control', 'private, no-store'), file);
      },
    );
  };
}

function sendingRoutes(deps: QuotationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/quotations',
      {
        bodyLimit: longBodyLimit,
        schema: {
          tags,
          summary: 'Send a quotation',
          body: quotationSchema,
          response: { 201: quotationResponse },
        },
        config: sending,
      },
      async (request, reply) =>
        reply.code(201).send(await submitQuotation(deps, requireActor(request), request.body)),
    );

    app.put(
      '/api/quotations/:id',
      {
        bodyLimit: longBodyLimit,
        schema: {
          tags,
          summary: 'Revise a quotation',
          params,
          body: revisionSchema,
          response: answer,
        },
        config: sending,
        preValidation: ofOwn(deps),
      },
      async (request) =>
        reviseQuotation(deps, requireActor(request), request.params.id, request.body),
    );
  };
}

function standingRoutes(deps: QuotationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/quotations/:id/withdraw',
      {
        schema: { tags, summary: 'Withdraw a quotation', params, response: answer },
        config: supplier,
      },
      async (request) => withdrawQuotation(deps, requireActor(request), request.params.id),
    );

    app.post(
      '/api/quotations/:id/reconfirm',
      {
        schema: {
          tags,
          summary: 'Extend or reconfirm a quotation',
          params,
          body: reconfirmationSchema,
          response: answer,
        },
        config: supplier,
        preValidation: ofOwn(deps),
      },
      async (request) =>
        reconfirmQuotation(deps, requireActor(request), request.params.id, request.body),
    );
  };
}

function owningRoutes(deps: QuotationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/quotations/:id/reject',
      {
        schema: {
          tags,
          summary: 'Reject a quotation',
          params,
          body: quotationRejectionSchema,
          response: answer,
        },
        config: owner,
        preValidation: ofReceived(deps),
      },
      async (request) => {
        const reason = request.body?.reason || null;
        return rejectQuotation(deps, requireActor(request), request.params.id, reason);
      },
    );

    app.delete(
      '/api/quotations/:id',
      {
        schema: {
          tags,
          summary: 'Remove a quotation from your list',
          params,
          response: { 204: nothing },
        },
        config: { access: owner.access, wrongRole: owner.wrongRole, limit: 'write' },
      },
      async (request, reply) => {
        await hideQuotation(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}

type Require = (deps: QuotationDeps, actor: Actor, id: string) => Promise<void>;

const before = (require: Require) => (deps: QuotationDeps) => async (request: FastifyRequest) => {
  const params = quotationIdSchema.safeParse(request.params);
  if (params.success) await require(deps, requireActor(request), params.data.id);
};
const ofOwn = before(requireOwnQuotation);
const ofReceived = before(requireReceivedQuotation);
