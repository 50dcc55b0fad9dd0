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
import { createNotify } from '../../../domains/notifications/server/public.ts';
import { siteRoutes } from '../../../domains/site/server/routes.ts';
import type { Composed } from './parts.ts';
import { settings } from './settings.ts';

/** The marketplace itself: who looks after it, and what it says of itself. */
export async function registerAround(
  app: FastifyInstance,
  { env, database, jobs: { enqueue } }: Composed,
): Promise<void> {
  const { db, pool } = database;
  await app.register(adminRoutes({ db, notify: createNotify({ enqueue }), settings }));
  await app.register(insightRoutes({ db }));
  await app.register(productAdminRoutes({ db, pool, notify: createNotify({ enqueue }) }));
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
