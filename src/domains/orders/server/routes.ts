import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { awardRoutes } from './awards/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import type { OrderDeps } from './deps.ts';
import { missingAt } from './reading/reads.ts';
import { listRoutes, readRoutes } from './reading/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { stepRoutes } from './steps/routes.ts';

/** Orders as their two parties read them, and the awards that make them. */
export function orderRoutes(deps: OrderDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    const ofAll = [awardRoutes, stepRoutes, requestRoutes, checkoutRoutes, listRoutes, readRoutes];
    for (const routes of ofAll) await app.register(routes(deps));
  };
}
