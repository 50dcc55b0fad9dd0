import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { selectBusinessContacts } from '../../accounts/server/public.ts';
import { noSuchOrder } from '../../orders/server/public.ts';
import type { SiteOrder } from '../schema.ts';
import { type SiteOrderRow, selectSiteOrders } from './queries/site-orders.ts';

/** Orders whose goods come to the actor's projects, as a foreman sees them: without prices. */
export async function listSiteOrders(db: Kysely<DB>, actor: Actor): Promise<SiteOrder[]> {
  return present(db, await selectSiteOrders(db, actor));
}

/** @throws AppError 404 for an order of another site, or of none */
export async function readSiteOrder(db: Kysely<DB>, actor: Actor, id: string): Promise<SiteOrder> {
  const [order] = await present(db, await selectSiteOrders(db, actor, id));
  if (!order) throw noSuchOrder();
  return order;
}

async function present(db: Kysely<DB>, rows: readonly SiteOrderRow[]): Promise<SiteOrder[]> {
  const suppliers = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const contacts = await selectBusinessContacts(db, suppliers);
  return rows.map(({ supplierId, dueAt, ...row }) => ({
    ...row,
    supplierPhone: contacts.get(supplierId)?.phone ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  }));
}
