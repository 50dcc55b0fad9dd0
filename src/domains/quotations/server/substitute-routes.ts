import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { nothing } from '../../../shared/responses.ts';
import { substituteParamsSchema } from '../schema.ts';
import type { QuotationDeps } from './deps.ts';
import { acceptSubstitute, unacceptSubstitute } from './substitutes.ts';

const url = '/api/quotations/:id/substitutes/:rfqItemId';
const config = {
  access: ['contractor'],
  wrongRole: 'only_contractors_decide',
  limit: 'write',
} as const;
const answer = { params: substituteParamsSchema, response: { 204: nothing } };

/** What the RFQ's owner takes in place of what was asked for, line by line. */
export function substituteRoutes(deps: QuotationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      url,
      {
        schema: {
          tags: ['quotations'],
          summary: 'Accept a substitute for a line',
          ...answer,
        },
        config,
      },
      async (request, reply) => {
        const { id: quotationId, rfqItemId } = request.params;
        await acceptSubstitute(deps, requireActor(request), { quotationId, rfqItemId });
        return reply.code(204).send(null);
      },
    );

    app.delete(
      url,
      {
        schema: { tags: ['quotations'], summary: 'Undo accepting a substitute', ...answer },
        config,
      },
      async (request, reply) => {
        const { id: quotationId, rfqItemId } = request.params;
        await unacceptSubstitute(deps, requireActor(request), { quotationId, rfqItemId });
        return reply.code(204).send(null);
      },
    );
  };
}
