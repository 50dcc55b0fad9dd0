import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { sendTable } from '../../../platform/csv.ts';
import type { DB } from '../../../platform/database.types.ts';
import { languageOf } from '../../../platform/language.ts';
import { fileOf } from '../../../shared/responses.ts';
import { buyingResponse, demandResponse } from '../schema.ts';
import { buyingAsCsv, demandAsCsv, readBuying, readDemand } from './analytics.ts';

const tags = ['Analytics'];

/** How contractors buy, and what suppliers may know of their market. */
export const analyticsRoutes =
  ({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/insight/buying',
      {
        config: { access: ['contractor'], limit: 'read' },
        schema: {
          tags,
          summary: 'Your spending of a year, and what comparing saved',
          response: { 200: buyingResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readBuying(db, requireActor(request)))),
    );

    app.get(
      '/api/insight/buying.csv',
      {
        config: { access: ['contractor'], limit: 'read' },
        schema: {
          tags,
          summary: 'Your spending of a year as CSV',
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) =>
        sendTable(
          reply,
          'spending',
          await buyingAsCsv(db, requireActor(request), languageOf(request)),
        ),
    );

    app.get(
      '/api/insight/demand',
      {
        config: { access: ['supplier'], limit: 'read' },
        schema: {
          tags,
          summary: 'What is asked for where you deliver, and how you answer and deliver',
          response: { 200: demandResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readDemand(db, requireActor(request)))),
    );

    app.get(
      '/api/insight/demand.csv',
      {
        config: { access: ['supplier'], limit: 'read' },
        schema: {
          tags,
          summary: 'Your demand, answers, deliveries and losses as CSV',
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) =>
        sendTable(
          reply,
          'demand',
          await demandAsCsv(db, requireActor(request), languageOf(request)),
        ),
    );
  };
