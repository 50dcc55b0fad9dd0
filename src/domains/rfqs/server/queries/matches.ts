import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface MatchWishes {
  readonly rfqId: string;
  /** Categories that the request is about, by its lines or, without any, by its words. */
  readonly categoryIds: readonly string[];
  /** Product types of the materials dictionary, for telling who sells just these. */
  readonly productTypes: readonly string[];
  readonly county: string | null;
  readonly verifiedOnly: boolean;
}

/**
 * Stores whom an RFQ is sent to: suppliers who sell in its categories, by their products or by their
 * own word, and deliver to its county, with the reasons; not where one of the two has blocked the other. Who was matched before stays so: they were told.
 *
 * @returns how many are new
 */
export async function storeMatches(trx: Transaction<DB>, wishes: MatchWishes): Promise<number> {
  if (wishes.categoryIds.length === 0) return 0;
  const categories = [...wishes.categoryIds];
  const types = [...wishes.productTypes];
  const { numAffectedRows } = await sql`
    insert into rfq_matches (rfq_id, supplier_id, reasons)
    select ${wishes.rfqId}::uuid, u.id, jsonb_strip_nulls(jsonb_build_object(
        'categories', jsonb_agg(distinct c.name order by c.name),
        'products', nullif(count(distinct p.id), 0),
        'types', jsonb_agg(distinct p.product_type) filter (where p.product_type = any(${types})),
        'county', ${wishes.county}::text,
        'verified', u.is_verified))
      from users u
      join (
        select supplier_id, category_id, id, product_type from products
         where is_active and category_id = any(${categories}::uuid[])
        union all
        select supplier_id, category_id, null, null from supplier_categories
         where sells and category_id = any(${categories}::uuid[])
      ) p on p.supplier_id = u.id
      join categories c on c.id = p.category_id
     where u.role = 'supplier' and u.suspended_at is null and u.anonymised_at is null
       and not exists (select from supplier_categories own
                        where own.supplier_id = u.id and own.category_id = p.category_id
                          and not own.sells)
       and (${wishes.county}::text is null or ${wishes.county} = any(u.delivery_counties))
       and (not ${wishes.verifiedOnly} or u.is_verified)
       and not exists (select from rfqs r join blocks b
                          on (b.blocker_id, b.blocked_id) in ((u.id, r.contractor_id), (r.contractor_id, u.id))
                        where r.id = ${wishes.rfqId}::uuid)
     group by u.id
    on conflict (rfq_id, supplier_id) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Suppliers whom an RFQ was sent to and who were not told yet, at most `limit`, by their ids; marks them
 * as told.
 */
export async function takeUntold(
  trx: Transaction<DB>,
  rfqId: string,
  limit: number,
): Promise<string[]> {
  const untold = trx
    .selectFrom('rfqMatches')
    .select('supplierId')
    .where('rfqId', '=', rfqId)
    .where('notifiedAt', 'is', null)
    .orderBy('supplierId')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await trx
    .updateTable('rfqMatches')
    .set({ notifiedAt: sql<Date>`now()` })
    .where('rfqId', '=', rfqId)
    .where('supplierId', 'in', untold)
    .returning('supplierId')
    .execute();
  return rows.map(({ supplierId }) => supplierId).sort();
}
