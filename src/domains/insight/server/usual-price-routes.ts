import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf } from '../../../shared/responses.ts';
import { noSuchRfq } from '../../rfqs/server/public.ts';
import { rfqParamsSchema, usualPriceResponse } from '../schema.ts';
import { readUsualPrices } from './usual-prices.ts';

/** What is usual, for who compares quotations. */
export const usualPriceRoutes =
  ({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchRfq));
    app.get(
      '/api/rfqs/:id/usual-prices',
      {
        config: { access: ['contractor'], limit: 'read' },
        schema: {
          tags: ['Market prices'],
          summary: 'What is usual for the lines of your RFQ',
          params: rfqParamsSchema,
          response: { 200: listOf(usualPriceResponse) },
        },
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await readUsualPrices(db, requireActor(request), request.params.id)),
        ),
    );
  };
