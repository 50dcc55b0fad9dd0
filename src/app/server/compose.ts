import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from '../../domains/catalogue/server/routes.ts';
import { siteRoutes } from '../../domains/site/server/routes.ts';
import type { Database } from '../../platform/db.ts';
import type { Env } from '../../platform/env.ts';

/** Registers every domain's routes and the ports between them. The one place that knows all domains. */
export function registerDomains(deps: { env: Env; database: Database }) {
  const { database, env } = deps;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(catalogueRoutes({ pool: database.pool, db: database.db }));
    await app.register(
      siteRoutes({ pool: database.pool, db: database.db, publicUrl: env.publicUrl }),
    );
  };
}
