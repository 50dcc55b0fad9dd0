import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { noSuchQuotation, selectRfqOfReceived } from '../../../quotations/server/public.ts';
import { rfqResponse } from '../../../rfqs/schema.ts';
import { longBodyLimit, longBodyTimeoutMs, requireOwnRfq } from '../../../rfqs/server/public.ts';
import {
  type AwardQuery,
  acceptanceSchema,
  awardParamsSchema,
  awardQuerySchema,
  awardResponse,
  awardSchema,
} from '../../award-schema.ts';
import type { OrderDeps } from '../deps.ts';
import { acceptQuotation, awardRfq, finishRfq } from './award.ts';

const tags = ['orders'];
const owner = {
  access: ['contractor'],
  wrongRole: 'only_contractors_award',
  limit: 'write',
  idempotent: true,
} as const;

export function awardRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
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
      async (request) => {
        const { params, body } = request;
        const actor = requireActor(request);
        const asked = { kind: 'award', subjectId: params.id, request: body } as const;
        return deps.orAskOwner(actor, asked, () =>
          awardRfq(deps, actor, params.id, { ...body, ...withItems(request.query) }),
        );
      },
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
    await app.register(acceptRoute(deps));
  };
}

function acceptRoute(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
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
      async (request) => {
        const { params, body } = request;
        const actor = requireActor(request);
        const rfqId = (await selectRfqOfReceived(deps.db, actor.id, params.id)) ?? '';
        const award = { quotationId: params.id, ...body };
        const asked = { kind: 'award', subjectId: rfqId, request: award } as const;
        return deps.orAskOwner(actor, asked, () =>
          acceptQuotation(deps, actor, params.id, { ...body, ...withItems(request.query) }),
        );
      },
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
