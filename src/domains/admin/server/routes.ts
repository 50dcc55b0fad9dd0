import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { sendTable } from '../../../platform/csv.ts';
import { languageOf } from '../../../platform/language.ts';
import { fileOf } from '../../../shared/responses.ts';
import { overviewResponse, trendsResponse } from '../schema.ts';
import { auditRoutes } from './audit/routes.ts';
import type { AdminDeps } from './deps.ts';
import { readTrends, trendsAsCsv } from './overview/trends.ts';
import { readOverview } from './service.ts';
import { settingsRoutes } from './settings/routes.ts';
import { userRoutes } from './users/routes.ts';

const tags = ['Admin'];
const everybody = {
  access: ['admin'],
  staff: ['support', 'finance', 'moderator'],
  limit: 'read',
} as const;

/** What admins see of the whole marketplace. */
export function adminRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(overviewRoutes(deps));
    await app.register(settingsRoutes(deps));
    await app.register(userRoutes(deps));
    await app.register(auditRoutes(deps));
  };
}

function overviewRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/overview',
      {
        config: everybody,
        schema: {
          tags,
          summary: 'Marketplace figures, and what came last',
          response: { 200: overviewResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readOverview(deps, requireActor(request)))),
    );

    app.get(
      '/api/admin/trends',
      {
        config: { ...everybody, untagged: true },
        schema: {
          tags,
          summary: 'Figures of today, 7 and 30 days beside the time before, and day by day',
          response: { 200: trendsResponse },
        },
      },
      async () => readTrends(deps.db),
    );

    app.get(
      '/api/admin/trends.csv',
      {
        config: { ...everybody, untagged: true },
        schema: {
          tags,
          summary: 'Figures of the last 30 days as CSV',
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) =>
        sendTable(reply, 'figures', await trendsAsCsv(deps.db, languageOf(request))),
    );
  };
}
