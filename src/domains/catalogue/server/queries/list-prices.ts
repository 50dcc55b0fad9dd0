import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What prices are looked for of. */
export interface PricedMaterial {
  readonly type: string;
  /** Attributes that must be so. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface ListedPrice {
  /** Place of its material. */
  readonly line: number;
  readonly price: string;
  readonly unit: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly usualUnit: string | null;
  readonly supplierId: string;
  readonly deliveryFee: string | null;
  readonly delivers: boolean;
}

/** Of a material that more list, so many are enough to say what it costs. */
const mostPrices = 2_000;

/** Listed prices of these materials, first those of suppliers who deliver to the county. */
export async function selectListPrices(
  db: Kysely<DB>,
  materials: readonly PricedMaterial[],
  county: string | null,
): Promise<ListedPrice[]> {
  if (materials.length === 0) return [];
  const lines = materials.map((one, line) => ({ ...one, line }));
  const { rows } = await sql<ListedPrice>`
    select line.line, listed.*, (select unit from materials where key = line.type) as "usualUnit"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as line (line integer, type text, attributes jsonb)
      cross join lateral (
        select price, products.unit, products.attributes, supplier_id as "supplierId",
            users.delivery_fee as "deliveryFee",
            (${county}::text is null or ${county} = any (users.delivery_counties)) as delivers
          from products join users on users.id = supplier_id
          where is_active and product_type = line.type
            and (products.attributes || '{}'::jsonb) @> line.attributes
          order by delivers desc
          limit ${mostPrices}
      ) as listed
      order by line.line`.execute(db);
  return rows;
}
