import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { invalid, issueAt } from '../../../../shared/errors.ts';
import { featuredProducts } from '../../../catalogue/server/public.ts';
import type { AdminProduct } from '../../product-schema.ts';
import { changeSetting, listSettings } from '../settings/settings.ts';
import { selectProductsById } from './queries/list.ts';

interface FeaturedDeps {
  readonly db: Kysely<DB>;
}

/** The products that the landing page shows first, in their order; gone ones are left out. */
export async function readFeatured({ db }: FeaturedDeps): Promise<AdminProduct[]> {
  return selectProductsById(db, await readSetting(db, featuredProducts));
}

/** @throws AppError 409 where somebody else changes them now, 422 for a product that there is not */
export async function saveFeatured(
  { db }: FeaturedDeps,
  admin: Actor,
  ids: readonly string[],
): Promise<AdminProduct[]> {
  const products = await selectProductsById(db, ids);
  const missing = ids.findIndex((id) => products.every((one) => one.id !== id));
  if (missing >= 0) throw invalid([issueAt(`ids.${missing}`, 'product_not_found')]);
  const deps = { db, settings: [featuredProducts] };
  const [stored] = await listSettings(deps);
  const version = stored?.version ?? 0;
  await changeSetting(deps, admin, { name: featuredProducts.name, value: [...ids], version });
  return products;
}
