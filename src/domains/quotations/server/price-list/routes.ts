import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../../platform/malformed-ids.ts';
import { listOf } from '../../../../shared/responses.ts';
import { noSuchRfq } from '../../../rfqs/server/public.ts';
import { priceListLineResponse } from '../../schema.ts';
import { type PriceListDeps, readPriceList } from './read.ts';

const params = z.object({ id: z.guid() });
const config = {
  access: ['supplier'],
  wrongRole: 'only_suppliers_fill',
  limit: 'comparison',
} as const;

/** A supplier's own prices for what an RFQ asks for. */
export function priceListRoutes(deps: PriceListDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchRfq));
    app.get(
      '/api/rfqs/:id/price-list',
      {
        config,
        schema: {
          tags: ['quotations'],
          summary: 'Your products that match the lines of an RFQ, with your prices',
          params,
          response: { 200: listOf(priceListLineResponse) },
        },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const found = await readPriceList(deps, actor, request.params.id.toLowerCase());
        return sendRead(request, reply, asAnswer(found));
      },
    );
  };
}
