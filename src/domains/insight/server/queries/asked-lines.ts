import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Offered } from '../../series-rules.ts';

export interface AskedMaterial extends Offered {
  readonly rfqItemId: string;
  /** Where the goods are needed. */
  readonly county: string | null;
}

/** Lines of an RFQ whose material the dictionary knows. Private: ask whose it is first. */
export async function selectAskedMaterials(
  db: Kysely<DB>,
  rfqId: string,
): Promise<AskedMaterial[]> {
  const { rows } = await sql<AskedMaterial>`
    select i.id as "rfqItemId", r.delivery_county as county, m.key as "materialKey",
        m.unit as "usualUnit", coalesce(i.facts -> 'attributes', '{}') as attributes, i.unit,
        i.product_name as name
      from rfq_items i join rfqs r on r.id = i.rfq_id join materials m on m.key = i.product_type
     where i.rfq_id = ${rfqId} and i.removed_at is null`.execute(db);
  return rows.map((row) => ({ ...row, attributes: row.attributes ?? {} }));
}
