import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { sendTable } from '../../../platform/csv.ts';
import type { DB } from '../../../platform/database.types.ts';
import { languageOf } from '../../../platform/language.ts';
import { fileOf } from '../../../shared/responses.ts';
import {
  marketResponse,
  materialParamsSchema,
  materialPricesResponse,
  sizeQuerySchema,
} from '../schema.ts';
import { alertRoutes } from './alert-routes.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { readMarket, readMaterialPrices } from './market.ts';
import { pricesAsCsv } from './market-csv.ts';
import { usualPriceRoutes } from './usual-price-routes.ts';

export interface InsightDeps {
  readonly db: Kysely<DB>;
}

const tags = ['Market prices'];
const read = { access: 'public', limit: 'read', keptForVisitors: true } as const;

/** What materials cost. */
export const insightRoutes =
  ({ db }: InsightDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(alertRoutes({ db }));
    await app.register(analyticsRoutes({ db }));
    await app.register(usualPriceRoutes({ db }));
    app.get(
      '/api/market',
      {
        config: read,
        schema: {
          tags,
          summary: 'What materials cost in the whole country, by weeks',
          response: { 200: marketResponse },
        },
      },
      async (request, reply) => sendRead(request, reply, asAnswer(await readMarket(db))),
    );

    app.get(
      '/api/market/:key',
      {
        config: read,
        schema: {
          tags,
          summary: 'What a material costs by county, and its history of a year',
          params: materialParamsSchema,
          querystring: sizeQuerySchema,
          response: { 200: materialPricesResponse },
        },
      },
      async (request, reply) => {
        const { params, query } = request;
        const prices = await readMaterialPrices(db, params.key, query.size);
        return sendRead(request, reply, asAnswer(prices));
      },
    );

    app.get(
      '/api/market/:key/prices.csv',
      {
        config: { access: 'public', limit: 'read' },
        schema: {
          tags,
          summary: 'The history of a material’s prices as CSV',
          params: materialParamsSchema,
          querystring: sizeQuerySchema,
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) => {
        const { params, query } = request;
        const prices = await readMaterialPrices(db, params.key, query.size);
        return sendTable(reply, `${prices.key}-prices`, pricesAsCsv(prices, languageOf(request)));
      },
    );
  };
