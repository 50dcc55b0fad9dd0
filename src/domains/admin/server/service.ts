import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type AdminOverview, overviewCount } from '../schema.ts';
import type { AdminDeps } from './deps.ts';
import { selectMarketFigures, selectRecentOrders, selectRecentRfqs } from './queries.ts';

/** How the marketplace stands, and what came last. That it was read is noted. */
export async function readOverview(
  { db }: Pick<AdminDeps, 'db'>,
  admin: Actor,
): Promise<AdminOverview> {
  const [figures, rfqs, orders] = await Promise.all([
    selectMarketFigures(db),
    selectRecentRfqs(db, overviewCount),
    selectRecentOrders(db, overviewCount),
  ]);
  await recordAudit(db, {
    actorId: admin.id,
    action: 'overview.read',
    targetType: 'marketplace',
    targetId: 'all',
  });
  return { figures, rfqs, orders };
}
