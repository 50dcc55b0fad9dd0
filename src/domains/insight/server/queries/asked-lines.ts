import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { isCurrent } from '../../../quotations/server/public.ts';
import type { Offered } from '../../series-rules.ts';

export interface AskedMaterial extends Offered {
  readonly rfqItemId: string;
  /** Where the goods are needed. */
  readonly county: string | null;
}

/**
 * Lines of an RFQ whose material the dictionary knows. What size is asked for may stand in words alone:
 * then it is that of the products which most suppliers offer for the line. Private: ask whose it is first.
 */
export async function selectAskedMaterials(
  db: Kysely<DB>,
  rfqId: string,
): Promise<AskedMaterial[]> {
  const { rows } = await sql<AskedMaterial>`
    select i.id as "rfqItemId", r.delivery_county as county, m.key as "materialKey",
        m.unit as "usualUnit",
        coalesce(nullif(i.facts -> 'attributes', 'null'), offered.attributes, '{}') as attributes, i.unit,
        i.product_name as name
      from rfq_items i join rfqs r on r.id = i.rfq_id join materials m on m.key = i.product_type
      left join lateral (
        select o.product -> 'attributes' as attributes
          from quotation_items o join quotations q on q.id = o.quotation_id and ${isCurrent('q')}
         where o.rfq_item_id = i.id and o.product ->> 'productType' = m.key
           and jsonb_typeof(o.product -> 'attributes') = 'object'
         group by 1 order by count(*) desc, 1 limit 1
      ) offered on true
     where i.rfq_id = ${rfqId} and i.removed_at is null`.execute(db);
  return rows;
}

/** A product on the list whose material the dictionary knows, and where its supplier is; undefined for none. */
export async function selectListedMaterial(
  db: Kysely<DB>,
  productId: string,
): Promise<(Offered & { readonly county: string | null }) | undefined> {
  return db
    .selectFrom('products as p')
    .innerJoin('materials as m', 'm.key', 'p.productType')
    .innerJoin('users as u', 'u.id', 'p.supplierId')
    .where('p.id', '=', productId)
    .where('p.isActive', '=', true)
    .select(['m.key as materialKey', 'm.unit as usualUnit', 'p.unit', 'p.name', 'u.county'])
    .select(sql<Offered['attributes']>`p.attributes`.as('attributes'))
    .executeTakeFirst();
}
