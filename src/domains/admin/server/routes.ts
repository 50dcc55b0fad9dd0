import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { nothing } from '../../../shared/responses.ts';
import { reportParamsSchema } from '../schema.ts';
import { overviewResponse } from './responses.ts';
import { type AdminDeps, readOverview, resolveReport } from './service.ts';

const tags = ['Admin'];
const access = ['admin'] as const;

/** What admins see of the whole marketplace. */
export function adminRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/overview',
      {
        config: { access, limit: 'read' },
        schema: {
          tags,
          summary: 'Marketplace figures and open tasks for admins',
          response: { 200: overviewResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readOverview(deps, requireActor(request)))),
    );

    app.post(
      '/api/admin/reports/:id/resolve',
      {
        config: { access, limit: 'write' },
        schema: {
          tags,
          summary: 'Mark a report as resolved',
          params: reportParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await resolveReport(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
