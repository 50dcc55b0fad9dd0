import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf } from '../../../shared/responses.ts';
import { cartRequestResponse } from '../../cart/schema.ts';
import { rfqListQuerySchema, rfqParamsSchema } from '../list-schema.ts';
import {
  cartRfqSchema,
  closeRfqSchema,
  createRfqSchema,
  editRfqSchema,
  figuresResponse,
  knownProductsSchema,
  pastedLineResponse,
  pastedListSchema,
  recipientResponse,
  recipientsSchema,
  rfqItemResponse,
  rfqResponse,
} from '../schema.ts';
import type { RfqDeps } from './deps.ts';
import { knownProducts } from './lines.ts';
import { longBodyLimit, longBodyTimeoutMs } from './long-body.ts';
import { listRecipients } from './matching.ts';
import { readPastedList } from './pasted-list.ts';
import { selectCartRequests } from './queries/cart-requests.ts';
import { selectContractorFigures } from './queries/figures.ts';
import { getRfq, getRfqItems, listRfqs } from './reads.ts';
import { closeRfq, createRfq, createRfqFromCart, editRfq, requireOwnRfq } from './service.ts';
import { noSuchRfq } from './states.ts';

const tags = ['RFQs'];
const read = { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' } as const;
const access = ['contractor'] as const;
const write = { access, wrongRole: 'only_contractors_request', limit: 'write' } as const;
const change = {
  access,
  wrongRole: 'only_its_contractor',
  limit: 'write',
} as const;

/** Requests for quotation: their owner's calls, and what suppliers may read. */
export function rfqRoutes(deps: RfqDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchRfq));
    await app.register(readRoutes(deps));
    await app.register(dashboardRoutes(deps));
    await app.register(createRoutes(deps));
    await app.register(writingRoutes(deps));
    await app.register(changeRoutes(deps));
  };
}

function readRoutes(deps: RfqDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/rfqs',
      {
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'search' },
        schema: {
          tags,
          summary: 'Your RFQs, or those you can answer as a supplier',
          querystring: rfqListQuerySchema,
          response: { 200: listOf(rfqResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listRfqs(deps, requireActor(request), request.query)),
    );

    app.get(
      '/api/rfqs/:id',
      {
        config: read,
        schema: {
          tags,
          summary: 'An RFQ',
          params: rfqParamsSchema,
          response: { 200: rfqResponse },
        },
      },
      async (request, reply) => {
        const rfq = await getRfq(deps, requireActor(request), request.params.id);
        return sendRead(request, reply, asAnswer(rfq));
      },
    );

    app.get(
      '/api/rfqs/:id/items',
      {
        config: read,
        schema: {
          tags,
          summary: 'The lines of an RFQ',
          params: rfqParamsSchema,
          response: { 200: listOf(rfqItemResponse) },
        },
      },
      async (request, reply) => {
        const items = await getRfqItems(deps, requireActor(request), request.params.id);
        return sendRead(request, reply, asAnswer(items));
      },
    );
  };
}

function dashboardRoutes(deps: RfqDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/dashboard/contractor',
      {
        config: { access, wrongRole: 'only_contractors_dashboard', limit: 'read' },
        schema: {
          tags,
          summary: 'Figures for the contractor dashboard',
          response: { 200: figuresResponse },
        },
      },
      async (request, reply) => {
        const figures = await selectContractorFigures(deps.db, requireActor(request).id);
        return sendRead(request, reply, asAnswer(figures));
      },
    );
  };
}

function createRoutes(deps: RfqDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/rfqs',
      {
        bodyLimit: longBodyLimit,
        config: { ...write, idempotent: true, bodyTimeoutMs: longBodyTimeoutMs },
        schema: {
          tags,
          summary: 'Create an RFQ',
          body: createRfqSchema,
          response: { 201: rfqResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await createRfq(deps, requireActor(request), request.body)),
    );

    app.post(
      '/api/cart/rfq',
      {
        config: { ...write, idempotent: true },
        schema: {
          tags,
          summary:
            'Send one RFQ for the products in the cart. If it was already sent, the answer is 200',
          body: z.nullish(cartRfqSchema),
          response: { 200: rfqResponse, 201: rfqResponse },
        },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const { rfq, isNew } = await createRfqFromCart(deps, actor, request.body ?? {});
        return reply.code(isNew ? 201 : 200).send(rfq);
      },
    );

    app.get(
      '/api/cart/rfqs',
      {
        config: { ...write, limit: 'read' },
        schema: {
          tags,
          summary: 'RFQs that already ask for products in the cart',
          response: { 200: listOf(cartRequestResponse) },
        },
      },
      async (request, reply) => {
        const requests = await selectCartRequests(deps.db, requireActor(request).id);
        return sendRead(request, reply, asAnswer(requests));
      },
    );
  };
}

/** What helps to write an RFQ, and stores nothing. */
function writingRoutes(deps: RfqDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/rfqs/read-lines',
      {
        config: { ...write, limit: 'search' },
        schema: {
          tags,
          summary: 'Turn a pasted list into RFQ lines to review',
          body: pastedListSchema,
          response: { 200: listOf(pastedLineResponse) },
        },
      },
      async (request) => readPastedList(deps, request.body.text),
    );

    app.post(
      '/api/rfqs/recipients',
      {
        bodyLimit: longBodyLimit,
        config: { ...write, limit: 'search' },
        schema: {
          tags,
          summary: 'Suppliers an RFQ would be sent to, and others to choose from',
          body: recipientsSchema,
          response: { 200: listOf(recipientResponse) },
        },
      },
      async (request) => listRecipients(deps, requireActor(request), request.body),
    );

    app.post(
      '/api/rfqs/known-products',
      {
        config: { ...write, limit: 'search' },
        schema: {
          tags,
          summary: 'Which of these products are still listed',
          body: knownProductsSchema,
          response: { 200: z.array(z.uuid()) },
        },
      },
      async (request) => knownProducts(deps, request.body.ids),
    );
  };
}

function changeRoutes(deps: RfqDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/rfqs/:id',
      {
        bodyLimit: longBodyLimit,
        config: { ...change, bodyTimeoutMs: longBodyTimeoutMs },
        schema: {
          tags,
          summary: 'Change an open RFQ. With a version, only if it is still the current one',
          params: rfqParamsSchema,
          body: editRfqSchema,
          response: { 200: rfqResponse },
        },
        preValidation: (request) => refuseForeignRfq(deps, request),
      },
      async (request) => editRfq(deps, requireActor(request), request.params.id, request.body),
    );

    app.post(
      '/api/rfqs/:id/close',
      {
        config: change,
        schema: {
          tags,
          summary: 'Close an RFQ',
          params: rfqParamsSchema,
          body: z.nullish(closeRfqSchema),
          response: { 200: rfqResponse },
        },
        preValidation: (request) => refuseForeignRfq(deps, request),
      },
      async (request) =>
        closeRfq(deps, requireActor(request), request.params.id, request.body ?? {}),
    );
  };
}

/** Before the body is looked at: what a stranger's body is told must not say that the RFQ exists. */
async function refuseForeignRfq(deps: RfqDeps, request: FastifyRequest): Promise<void> {
  const params = rfqParamsSchema.safeParse(request.params);
  if (params.success) await requireOwnRfq(deps, requireActor(request), params.data.id);
}
