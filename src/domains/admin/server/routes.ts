import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { overviewResponse, trendsResponse } from '../schema.ts';
import { auditRoutes } from './audit/routes.ts';
import type { AdminDeps } from './deps.ts';
import { selectTrends } from './overview/queries.ts';
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
          summary: 'Figures of today, 7 and 30 days beside the time before',
          response: { 200: trendsResponse },
        },
      },
      async () => selectTrends(deps.db),
    );
  };
}
