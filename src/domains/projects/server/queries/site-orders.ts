import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { isOrderLate, isOrderVisible } from '../../../orders/server/public.ts';

/** So long after it arrived an order stands among those of a site, of which so many are shown. */
const arrivedDays = 30;
const mostShown = 200;

/** What is still to come to the actor's sites, by the day on which it is due, and what came lately; no prices. */
export async function selectSiteOrders(db: Kysely<DB>, actor: Actor, id: string | null = null) {
  return db
    .selectFrom('orders as o')
    .innerJoin('projects as p', 'p.id', 'o.projectId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .where(isOrderVisible(actor))
    .where((eb) =>
      id === null
        ? sql<SqlBool>`(o.status in ('confirmed', 'dispatched') or o.status in ('delivered', 'completed')
            and o.updated_at > now() - make_interval(days => ${arrivedDays}))`
        : eb('o.id', '=', id),
    )
    .where('o.status', 'not in', ['placed', 'cancelled'])
    .select(['o.id', 'o.number', 'o.status', 'o.supplierId', 'o.deliveryAddress', 'o.dueAt'])
    .select(['o.deliveryCounty', 'p.id as projectId', 'p.name as projectName'])
    .select(['s.companyName as supplierName', isOrderLate.as('isLate')])
    .orderBy(sql`o.status in ('delivered', 'completed')`)
    .orderBy(sql`o.due_at nulls last`)
    .orderBy('o.id')
    .limit(mostShown)
    .execute();
}
export type SiteOrderRow = Awaited<ReturnType<typeof selectSiteOrders>>[number];
