import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '../../domains/accounts/server/routes.ts';
import {
  selectProductSlugs,
  selectSupplierFigures,
} from '../../domains/catalogue/server/public.ts';
import { catalogueRoutes } from '../../domains/catalogue/server/routes.ts';
import { messagingRoutes } from '../../domains/messaging/server/routes.ts';
import { siteRoutes } from '../../domains/site/server/routes.ts';
import type { Database } from '../../platform/db.ts';
import type { Env } from '../../platform/env.ts';

/** Registers every domain's routes and the ports between them. The one place that knows all domains. */
export function registerDomains({ env, database }: { env: Env; database: Database }) {
  const { db, pool } = database;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(
      accountsRoutes({
        pool,
        db,
        demo: env.demo,
        rateLimitScale: env.rateLimitScale,
        supplierFigures: (supplierId) => selectSupplierFigures(pool, supplierId),
      }),
    );
    await app.register(catalogueRoutes({ pool, db }));
    await app.register(messagingRoutes({ pool, db }));
    await app.register(
      siteRoutes({
        db,
        publicUrl: env.publicUrl,
        listProductSlugs: (afterId, limit) => selectProductSlugs(pool, afterId, limit),
      }),
    );
  };
}
