import type { FastifyInstance } from 'fastify';
import { productAdminRoutes } from '../../../domains/admin/server/products/routes.ts';
import { adminRoutes } from '../../../domains/admin/server/routes.ts';
import {
  measureAlias,
  selectListedCategories,
  selectListedSuppliers,
  selectProductSlugs,
} from '../../../domains/catalogue/server/public.ts';
import { listPricedMaterials } from '../../../domains/insight/server/public.ts';
import { insightRoutes } from '../../../domains/insight/server/routes.ts';
import { materialsRoutes } from '../../../domains/materials/server/routes.ts';
import { moderationRoutes } from '../../../domains/moderation/server/routes.ts';
import { createNotify } from '../../../domains/notifications/server/public.ts';
import { operationsRoutes } from '../../../domains/operations/server/routes.ts';
import { queueRoutes } from '../../../domains/queues/server/routes.ts';
import { siteRoutes } from '../../../domains/site/server/routes.ts';
import { serviceChecks } from './health.ts';
import type { Composed } from './parts.ts';
import { queues } from './queues.ts';
import { settings } from './settings.ts';

/** The marketplace itself: who looks after it, and what it says of itself. */
export async function registerAround(
  app: FastifyInstance,
  { env, database, jobs: { enqueue } }: Composed,
): Promise<void> {
  const { db, pool } = database;
  const notify = createNotify({ enqueue });
  await app.register(adminRoutes({ db, settings }));
  await app.register(queueRoutes({ db, queues }));
  await app.register(moderationRoutes({ db, notify }));
  await app.register(operationsRoutes({ db, checks: serviceChecks({ env, database }) }));
  await app.register(insightRoutes({ db }));
  await app.register(productAdminRoutes({ db, pool, notify }));
  await app.register(
    materialsRoutes({ db, measureAlias: (meaning) => measureAlias({ pool, db }, meaning) }),
  );
  await app.register(
    siteRoutes({
      db,
      enqueue,
      publicUrl: env.publicUrl,
      listCategorySlugs: () => selectListedCategories(pool),
      listProductSlugs: (afterId, limit) => selectProductSlugs(pool, afterId, limit),
      listPricedMaterials: () => listPricedMaterials(db),
      listSuppliers: () => selectListedSuppliers(pool),
    }),
  );
}
