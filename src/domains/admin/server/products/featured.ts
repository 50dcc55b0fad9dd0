import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { transact } from '../../../../platform/transact.ts';
import { invalid, issueAt } from '../../../../shared/errors.ts';
import { featuredKey } from '../../../catalogue/server/public.ts';
import type { AdminProduct } from '../../product-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { selectFeaturedIds, writeFeaturedIds } from './queries/featured.ts';
import { selectProductsById } from './queries/list.ts';

/** The products that the landing page shows first, in their order; gone ones are left out. */
export async function readFeatured({ db }: Pick<AdminDeps, 'db'>): Promise<AdminProduct[]> {
  return selectProductsById(db, await selectFeaturedIds(db));
}

/** @throws AppError 422 for a product that there is not */
export async function saveFeatured(
  { db }: Pick<AdminDeps, 'db'>,
  admin: Actor,
  ids: readonly string[],
): Promise<AdminProduct[]> {
  return transact(db, async (trx) => {
    const products = await selectProductsById(trx, ids);
    const missing = ids.findIndex((id) => products.every((one) => one.id !== id));
    if (missing >= 0) throw invalid([issueAt(`ids.${missing}`, 'product_not_found')]);
    const before = await selectFeaturedIds(trx);
    await writeFeaturedIds(trx, ids);
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'featured.changed',
      targetType: 'setting',
      targetId: featuredKey,
      details: { before: before.join(' '), after: ids.join(' ') },
    });
    return products;
  });
}
