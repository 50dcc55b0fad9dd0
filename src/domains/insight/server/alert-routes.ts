import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import { alertParamsSchema, priceAlertResponse, priceAlertSchema } from '../schema.ts';
import { listAlerts, noSuchAlert, removeAlert, setAlert } from './alerts.ts';

const tags = ['Market prices'];
const contractor = { access: ['contractor'], wrongRole: 'only_contractors_alerts' } as const;

/** Prices that contractors wait for. */
export const alertRoutes =
  ({ db }: { readonly db: Kysely<DB> }): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchAlert));
    app.get(
      '/api/price-alerts',
      {
        config: { ...contractor, limit: 'read' },
        schema: {
          tags,
          summary: 'Your price alerts, newest first',
          response: { 200: listOf(priceAlertResponse) },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await listAlerts(db, requireActor(request)))),
    );

    app.post(
      '/api/price-alerts',
      {
        config: { ...contractor, limit: 'write', idempotent: true },
        schema: {
          tags,
          summary: 'Be notified when a price falls below yours',
          body: priceAlertSchema,
          response: { 201: priceAlertResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await setAlert(db, requireActor(request), request.body)),
    );

    app.delete(
      '/api/price-alerts/:id',
      {
        config: { ...contractor, limit: 'write' },
        schema: {
          tags,
          summary: 'Remove a price alert',
          params: alertParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeAlert(db, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
