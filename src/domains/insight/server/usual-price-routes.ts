import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf } from '../../../shared/responses.ts';
import { noSuchRfq } from '../../rfqs/server/public.ts';
import {
  productParamsSchema,
  productUsualPriceResponse,
  rfqParamsSchema,
  usualPriceResponse,
} from '../schema.ts';
import { readProductUsualPrice, readUsualPrices } from './usual-prices.ts';

const tags = ['Market prices'];

/** What is usual, for who compares quotations or looks at a product. */
export const usualPriceRoutes =
  ({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/products/:id/usual-price',
      {
        config: { access: 'public', limit: 'read', keptForVisitors: true },
        schema: {
          tags,
          summary: 'What is usual for a product where its supplier is; null where nobody can say',
          params: productParamsSchema,
          response: { 200: productUsualPriceResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readProductUsualPrice(db, request.params.id))),
    );
    await app.register(rfqRoutes({ db }));
  };

const rfqRoutes =
  ({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchRfq));
    app.get(
      '/api/rfqs/:id/usual-prices',
      {
        config: { access: ['contractor'], limit: 'read' },
        schema: {
          tags,
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
